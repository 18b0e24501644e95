BEGIN TRANSACTION;
CREATE TABLE account_seats (
	account INTEGER NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	"key" VARCHAR(80) NOT NULL, 
	PRIMARY KEY (account, table_id, seat)
);
INSERT INTO "account_seats" VALUES(1,'7E6BiLUwYdMB',0,'Z0DBnzT5j-ggQ2YlAiATi5ts');
INSERT INTO "account_seats" VALUES(1,'MaXww6QWfHUz',0,'5Dw0Hj3xTK51pV34eglv-r19');
INSERT INTO "account_seats" VALUES(1,'bn42u_c55gQC',0,'TMSoZFv6NnIObTrHIuJIGWSj');
CREATE TABLE accounts (
	id INTEGER NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	password VARCHAR(200) NOT NULL, 
	created DATETIME DEFAULT CURRENT_TIMESTAMP, 
	PRIMARY KEY (id), 
	UNIQUE (name)
);
INSERT INTO "accounts" VALUES(1,'Ana','$argon2id$v=19$m=65536,t=3,p=4$RocnT3g5cJPQaOg3oVvVfg$+FZW6RG5kRnVt6CXysHGkCwBOdnPoGfM0a4XeOig79E','2026-11-16 13:05:50');
INSERT INTO "accounts" VALUES(2,'Аna','$argon2id$v=19$m=65536,t=3,p=4$If1TeYRERqW6/NJAb8G9/Q$5JVjpapxSP/Ccq6Yb3uuaeiJqsB11dxBgik9BkUmS0U','2026-11-16 13:05:53');
CREATE TABLE chat (
	id INTEGER NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	at DATETIME DEFAULT CURRENT_TIMESTAMP, 
	PRIMARY KEY (id)
);
INSERT INTO "chat" VALUES(1,'7E6BiLUwYdMB',0,'hello','2026-11-16 13:05:50');
CREATE TABLE game_tables (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	options TEXT NOT NULL, 
	seed VARCHAR(64) NOT NULL, 
	created DATETIME DEFAULT CURRENT_TIMESTAMP, 
	finished INTEGER DEFAULT '0' NOT NULL, 
	extra TEXT DEFAULT '{}' NOT NULL, 
	position TEXT DEFAULT '' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "game_tables" VALUES('7E6BiLUwYdMB','sample','{"players": 2}','a7f801527fa53bf7c0a68a2be58686e0','2026-11-16 13:05:50',0,'{}','');
INSERT INTO "game_tables" VALUES('MaXww6QWfHUz','sample','{"players": 2}','c3e436ee7f518389b0ce46028f22f188','2026-11-16 13:05:50',1,'{}','');
INSERT INTO "game_tables" VALUES('bn42u_c55gQC','sample','{"players": 2}','ff5fefb96c4175927525075f21edbfe2','2026-11-16 13:05:53',0,'{}','{"seats": 2, "sealed": [{"tuple": ["play", 8]}, null], "returned": 0, "reveals": 5, "winners": [], "ending": "", "hands": [[8, 25, 31, 37], [13, 23, 30, 39]], "deck": [11, 17, 19, 15, 2, 1, 20, 27, 34, 33, 24, 3, 12, 29, 18, 21, 32, 38, 6, 35, 22, 14, 4, 0, 28, 26, 10, 9, 36, 16], "discard": [7, 5], "points": [0, 1], "totals": [5, 6], "shown": [-1, -1], "round": 2, "stack": [["Battle", {"pc": 1}], ["Round", {"pc": 0}]], "chance": {"seed": "00", "used": 0}}');
CREATE TABLE journals (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	text TEXT NOT NULL, 
	created DATETIME DEFAULT CURRENT_TIMESTAMP, 
	PRIMARY KEY (id)
);
INSERT INTO "journals" VALUES('journal-b299cc652130f44c','sample','{"format": "westmarch-journal", "version": 1, "game": "sample", "options": {"players": 2}, "commitment": "6171dcda7b14873542c6ed84d8d1f8fe205bd8ed160f8997997f94e35d6862f8"}
["c", "deck", [11, 17, 19, 15, 2, 1, 20, 27, 34, 33, 24, 3, 12, 29, 18, 21, 32, 38, 6, 35, 22, 14, 4, 0, 28, 26, 10, 9, 36, 16, 23, 25, 39, 5, 30, 13, 7, 37, 8, 31]]
["d", 0, "play:parry7"]
["d", 1, "play:parry5"]
["c", "d6", 4]
["c", "d6", 5]
["d", 1, "exchange:"]
["d", 0, "exchange:"]
["d", 0, "play:rank2-8"]
["d", 1, "play:rank2-13"]
["c", "d6", 3]
["c", "d6", 2]
["d", 0, "exchange:"]
["d", 1, "exchange:"]
["d", 0, "play:rank3-16"]
["d", 1, "play:rank3-23"]
["c", "d6", 5]
["c", "d6", 2]
["d", 1, "exchange:"]
["d", 0, "exchange:"]
["d", 0, "play:rank2-9"]
["d", 1, "play:rank2-10"]
["c", "d6", 1]
["c", "d6", 4]
["d", 0, "exchange:"]
["d", 1, "exchange:"]
["d", 0, "play:rank4-25"]
["d", 1, "play:rank4-28"]
["c", "d6", 2]
["c", "d6", 3]
["d", 1, "exchange:"]
["d", 0, "exchange:"]
["d", 0, "play:feint0"]
["d", 1, "play:feint4"]
["c", "d6", 5]
["c", "d6", 6]
["d", 0, "exchange:"]
["d", 1, "exchange:"]
["d", 0, "play:rank2-14"]
["d", 1, "play:rank3-22"]
["c", "d6", 6]
["c", "d6", 2]
["d", 1, "exchange:"]
["d", 0, "exchange:"]
["d", 0, "play:rank4-26"]
["d", 1, "play:feint6"]
["c", "d6", 5]
["c", "d6", 4]
["d", 0, "exchange:"]
["d", 1, "exchange:"]
["d", 0, "play:rank4-31"]
["d", 1, "play:rank4-30"]
["c", "d6", 3]
["c", "d6", 3]
["d", 1, "exchange:"]
["d", 0, "exchange:"]
["d", 0, "play:rank3-21"]
["d", 1, "play:rank3-18"]
["c", "d6", 6]
["c", "d6", 3]
["end", [0], "sample-end-points", "c3e436ee7f518389b0ce46028f22f188"]
','2026-11-16 13:05:53');
CREATE TABLE logins (
	token_hash VARCHAR(64) NOT NULL, 
	account INTEGER NOT NULL, 
	expires INTEGER NOT NULL, 
	PRIMARY KEY (token_hash)
);
INSERT INTO "logins" VALUES('c9c87c33325cb3c5ccc6b2df38adc701d31cbe54b62422dd55a0830f92f1c125',1,1800018350);
INSERT INTO "logins" VALUES('53a5ed3ed4b643793bbfee4b1093b2bcb329084ef8c1a4a7e3a8153738a77646',2,1800018353);
CREATE TABLE records (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	record TEXT NOT NULL, 
	at DATETIME DEFAULT CURRENT_TIMESTAMP, 
	PRIMARY KEY (table_id, number)
);
INSERT INTO "records" VALUES('7E6BiLUwYdMB',0,'["c", "deck", [9, 2, 6, 23, 31, 20, 5, 33, 4, 10, 24, 38, 29, 22, 3, 8, 28, 11, 36, 12, 34, 16, 14, 17, 1, 30, 27, 39, 21, 13, 7, 35, 26, 18, 19, 25, 37, 15, 32, 0]]','2026-11-16 13:05:50');
INSERT INTO "records" VALUES('7E6BiLUwYdMB',1,'["d", 0, "play:feint0"]','2026-11-16 13:05:50');
INSERT INTO "records" VALUES('7E6BiLUwYdMB',2,'["d", 1, "play:rank3-19"]','2026-11-16 13:05:50');
INSERT INTO "records" VALUES('7E6BiLUwYdMB',3,'["c", "d6", 4]','2026-11-16 13:05:50');
INSERT INTO "records" VALUES('7E6BiLUwYdMB',4,'["c", "d6", 6]','2026-11-16 13:05:50');
INSERT INTO "records" VALUES('7E6BiLUwYdMB',5,'["d", 1, "exchange:rank3-18,rank4-25"]','2026-11-16 13:05:50');
INSERT INTO "records" VALUES('7E6BiLUwYdMB',6,'["d", 0, "exchange:rank2-15,rank5-37"]','2026-11-16 13:05:50');
INSERT INTO "records" VALUES('7E6BiLUwYdMB',7,'["d", 0, "play:parry7"]','2026-11-16 13:05:50');
INSERT INTO "records" VALUES('7E6BiLUwYdMB',8,'["d", 1, "play:rank4-26"]','2026-11-16 13:05:50');
INSERT INTO "records" VALUES('7E6BiLUwYdMB',9,'["c", "d6", 4]','2026-11-16 13:05:50');
INSERT INTO "records" VALUES('7E6BiLUwYdMB',10,'["c", "d6", 1]','2026-11-16 13:05:50');
INSERT INTO "records" VALUES('7E6BiLUwYdMB',11,'["d", 0, "exchange:rank5-35"]','2026-11-16 13:05:50');
INSERT INTO "records" VALUES('7E6BiLUwYdMB',12,'["d", 1, "exchange:"]','2026-11-16 13:05:50');
INSERT INTO "records" VALUES('7E6BiLUwYdMB',13,'["d", 0, "play:parry1"]','2026-11-16 13:05:50');
INSERT INTO "records" VALUES('7E6BiLUwYdMB',14,'["d", 1, "play:rank3-21"]','2026-11-16 13:05:50');
INSERT INTO "records" VALUES('7E6BiLUwYdMB',15,'["c", "d6", 6]','2026-11-16 13:05:50');
INSERT INTO "records" VALUES('7E6BiLUwYdMB',16,'["c", "d6", 1]','2026-11-16 13:05:50');
INSERT INTO "records" VALUES('7E6BiLUwYdMB',17,'["d", 1, "exchange:rank3-17,rank5-39"]','2026-11-16 13:05:50');
INSERT INTO "records" VALUES('7E6BiLUwYdMB',18,'["d", 0, "exchange:rank4-30"]','2026-11-16 13:05:50');
INSERT INTO "records" VALUES('7E6BiLUwYdMB',19,'["d", 0, "play:rank2-13"]','2026-11-16 13:05:50');
INSERT INTO "records" VALUES('7E6BiLUwYdMB',20,'["d", 1, "play:rank4-27"]','2026-11-16 13:05:50');
INSERT INTO "records" VALUES('7E6BiLUwYdMB',21,'["c", "d6", 6]','2026-11-16 13:05:50');
INSERT INTO "records" VALUES('7E6BiLUwYdMB',22,'["c", "d6", 5]','2026-11-16 13:05:50');
INSERT INTO "records" VALUES('7E6BiLUwYdMB',23,'["d", 0, "exchange:"]','2026-11-16 13:05:50');
INSERT INTO "records" VALUES('7E6BiLUwYdMB',24,'["d", 1, "exchange:rank2-12"]','2026-11-16 13:05:50');
INSERT INTO "records" VALUES('7E6BiLUwYdMB',25,'["d", 0, "play:rank2-11"]','2026-11-16 13:05:50');
INSERT INTO "records" VALUES('7E6BiLUwYdMB',26,'["d", 1, "play:rank4-28"]','2026-11-16 13:05:50');
INSERT INTO "records" VALUES('7E6BiLUwYdMB',27,'["c", "d6", 2]','2026-11-16 13:05:50');
INSERT INTO "records" VALUES('7E6BiLUwYdMB',28,'["c", "d6", 6]','2026-11-16 13:05:50');
INSERT INTO "records" VALUES('7E6BiLUwYdMB',29,'["d", 1, "exchange:rank5-34"]','2026-11-16 13:05:50');
INSERT INTO "records" VALUES('7E6BiLUwYdMB',30,'["d", 0, "exchange:rank3-16,rank5-32"]','2026-11-16 13:05:50');
INSERT INTO "records" VALUES('7E6BiLUwYdMB',31,'["d", 0, "play:parry3"]','2026-11-16 13:05:50');
INSERT INTO "records" VALUES('7E6BiLUwYdMB',32,'["d", 1, "play:rank4-24"]','2026-11-16 13:05:50');
INSERT INTO "records" VALUES('7E6BiLUwYdMB',33,'["c", "d6", 3]','2026-11-16 13:05:50');
INSERT INTO "records" VALUES('7E6BiLUwYdMB',34,'["c", "d6", 3]','2026-11-16 13:05:50');
INSERT INTO "records" VALUES('7E6BiLUwYdMB',35,'["d", 0, "exchange:rank2-14"]','2026-11-16 13:05:50');
INSERT INTO "records" VALUES('7E6BiLUwYdMB',36,'["d", 1, "exchange:rank2-8,rank5-36"]','2026-11-16 13:05:50');
INSERT INTO "records" VALUES('MaXww6QWfHUz',0,'["c", "deck", [11, 17, 19, 15, 2, 1, 20, 27, 34, 33, 24, 3, 12, 29, 18, 21, 32, 38, 6, 35, 22, 14, 4, 0, 28, 26, 10, 9, 36, 16, 23, 25, 39, 5, 30, 13, 7, 37, 8, 31]]','2026-11-16 13:05:50');
INSERT INTO "records" VALUES('MaXww6QWfHUz',1,'["d", 0, "play:parry7"]','2026-11-16 13:05:50');
INSERT INTO "records" VALUES('MaXww6QWfHUz',2,'["d", 1, "play:parry5"]','2026-11-16 13:05:50');
INSERT INTO "records" VALUES('MaXww6QWfHUz',3,'["c", "d6", 4]','2026-11-16 13:05:50');
INSERT INTO "records" VALUES('MaXww6QWfHUz',4,'["c", "d6", 5]','2026-11-16 13:05:50');
INSERT INTO "records" VALUES('MaXww6QWfHUz',5,'["d", 1, "exchange:"]','2026-11-16 13:05:51');
INSERT INTO "records" VALUES('MaXww6QWfHUz',6,'["d", 0, "exchange:"]','2026-11-16 13:05:51');
INSERT INTO "records" VALUES('MaXww6QWfHUz',7,'["d", 0, "play:rank2-8"]','2026-11-16 13:05:51');
INSERT INTO "records" VALUES('MaXww6QWfHUz',8,'["d", 1, "play:rank2-13"]','2026-11-16 13:05:51');
INSERT INTO "records" VALUES('MaXww6QWfHUz',9,'["c", "d6", 3]','2026-11-16 13:05:51');
INSERT INTO "records" VALUES('MaXww6QWfHUz',10,'["c", "d6", 2]','2026-11-16 13:05:51');
INSERT INTO "records" VALUES('MaXww6QWfHUz',11,'["d", 0, "exchange:"]','2026-11-16 13:05:51');
INSERT INTO "records" VALUES('MaXww6QWfHUz',12,'["d", 1, "exchange:"]','2026-11-16 13:05:51');
INSERT INTO "records" VALUES('MaXww6QWfHUz',13,'["d", 0, "play:rank3-16"]','2026-11-16 13:05:51');
INSERT INTO "records" VALUES('MaXww6QWfHUz',14,'["d", 1, "play:rank3-23"]','2026-11-16 13:05:51');
INSERT INTO "records" VALUES('MaXww6QWfHUz',15,'["c", "d6", 5]','2026-11-16 13:05:51');
INSERT INTO "records" VALUES('MaXww6QWfHUz',16,'["c", "d6", 2]','2026-11-16 13:05:51');
INSERT INTO "records" VALUES('MaXww6QWfHUz',17,'["d", 1, "exchange:"]','2026-11-16 13:05:51');
INSERT INTO "records" VALUES('MaXww6QWfHUz',18,'["d", 0, "exchange:"]','2026-11-16 13:05:51');
INSERT INTO "records" VALUES('MaXww6QWfHUz',19,'["d", 0, "play:rank2-9"]','2026-11-16 13:05:51');
INSERT INTO "records" VALUES('MaXww6QWfHUz',20,'["d", 1, "play:rank2-10"]','2026-11-16 13:05:51');
INSERT INTO "records" VALUES('MaXww6QWfHUz',21,'["c", "d6", 1]','2026-11-16 13:05:51');
INSERT INTO "records" VALUES('MaXww6QWfHUz',22,'["c", "d6", 4]','2026-11-16 13:05:51');
INSERT INTO "records" VALUES('MaXww6QWfHUz',23,'["d", 0, "exchange:"]','2026-11-16 13:05:51');
INSERT INTO "records" VALUES('MaXww6QWfHUz',24,'["d", 1, "exchange:"]','2026-11-16 13:05:51');
INSERT INTO "records" VALUES('MaXww6QWfHUz',25,'["d", 0, "play:rank4-25"]','2026-11-16 13:05:51');
INSERT INTO "records" VALUES('MaXww6QWfHUz',26,'["d", 1, "play:rank4-28"]','2026-11-16 13:05:51');
INSERT INTO "records" VALUES('MaXww6QWfHUz',27,'["c", "d6", 2]','2026-11-16 13:05:51');
INSERT INTO "records" VALUES('MaXww6QWfHUz',28,'["c", "d6", 3]','2026-11-16 13:05:51');
INSERT INTO "records" VALUES('MaXww6QWfHUz',29,'["d", 1, "exchange:"]','2026-11-16 13:05:51');
INSERT INTO "records" VALUES('MaXww6QWfHUz',30,'["d", 0, "exchange:"]','2026-11-16 13:05:51');
INSERT INTO "records" VALUES('MaXww6QWfHUz',31,'["d", 0, "play:feint0"]','2026-11-16 13:05:51');
INSERT INTO "records" VALUES('MaXww6QWfHUz',32,'["d", 1, "play:feint4"]','2026-11-16 13:05:51');
INSERT INTO "records" VALUES('MaXww6QWfHUz',33,'["c", "d6", 5]','2026-11-16 13:05:51');
INSERT INTO "records" VALUES('MaXww6QWfHUz',34,'["c", "d6", 6]','2026-11-16 13:05:51');
INSERT INTO "records" VALUES('MaXww6QWfHUz',35,'["d", 0, "exchange:"]','2026-11-16 13:05:51');
INSERT INTO "records" VALUES('MaXww6QWfHUz',36,'["d", 1, "exchange:"]','2026-11-16 13:05:51');
INSERT INTO "records" VALUES('MaXww6QWfHUz',37,'["d", 0, "play:rank2-14"]','2026-11-16 13:05:51');
INSERT INTO "records" VALUES('MaXww6QWfHUz',38,'["d", 1, "play:rank3-22"]','2026-11-16 13:05:51');
INSERT INTO "records" VALUES('MaXww6QWfHUz',39,'["c", "d6", 6]','2026-11-16 13:05:51');
INSERT INTO "records" VALUES('MaXww6QWfHUz',40,'["c", "d6", 2]','2026-11-16 13:05:51');
INSERT INTO "records" VALUES('MaXww6QWfHUz',41,'["d", 1, "exchange:"]','2026-11-16 13:05:51');
INSERT INTO "records" VALUES('MaXww6QWfHUz',42,'["d", 0, "exchange:"]','2026-11-16 13:05:51');
INSERT INTO "records" VALUES('MaXww6QWfHUz',43,'["d", 0, "play:rank4-26"]','2026-11-16 13:05:51');
INSERT INTO "records" VALUES('MaXww6QWfHUz',44,'["d", 1, "play:feint6"]','2026-11-16 13:05:51');
INSERT INTO "records" VALUES('MaXww6QWfHUz',45,'["c", "d6", 5]','2026-11-16 13:05:51');
INSERT INTO "records" VALUES('MaXww6QWfHUz',46,'["c", "d6", 4]','2026-11-16 13:05:51');
INSERT INTO "records" VALUES('MaXww6QWfHUz',47,'["d", 0, "exchange:"]','2026-11-16 13:05:51');
INSERT INTO "records" VALUES('MaXww6QWfHUz',48,'["d", 1, "exchange:"]','2026-11-16 13:05:51');
INSERT INTO "records" VALUES('MaXww6QWfHUz',49,'["d", 0, "play:rank4-31"]','2026-11-16 13:05:51');
INSERT INTO "records" VALUES('MaXww6QWfHUz',50,'["d", 1, "play:rank4-30"]','2026-11-16 13:05:51');
INSERT INTO "records" VALUES('MaXww6QWfHUz',51,'["c", "d6", 3]','2026-11-16 13:05:51');
INSERT INTO "records" VALUES('MaXww6QWfHUz',52,'["c", "d6", 3]','2026-11-16 13:05:51');
INSERT INTO "records" VALUES('MaXww6QWfHUz',53,'["d", 1, "exchange:"]','2026-11-16 13:05:51');
INSERT INTO "records" VALUES('MaXww6QWfHUz',54,'["d", 0, "exchange:"]','2026-11-16 13:05:51');
INSERT INTO "records" VALUES('MaXww6QWfHUz',55,'["d", 0, "play:rank3-21"]','2026-11-16 13:05:51');
INSERT INTO "records" VALUES('MaXww6QWfHUz',56,'["d", 1, "play:rank3-18"]','2026-11-16 13:05:51');
INSERT INTO "records" VALUES('MaXww6QWfHUz',57,'["c", "d6", 6]','2026-11-16 13:05:51');
INSERT INTO "records" VALUES('MaXww6QWfHUz',58,'["c", "d6", 3]','2026-11-16 13:05:51');
INSERT INTO "records" VALUES('MaXww6QWfHUz',59,'["end", [0], "sample-end-points", "c3e436ee7f518389b0ce46028f22f188"]','2026-11-16 13:05:51');
CREATE TABLE schema_version (
	version INTEGER NOT NULL, 
	PRIMARY KEY (version)
);
INSERT INTO "schema_version" VALUES(3);
CREATE TABLE seats (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	player VARCHAR(32) NOT NULL, 
	name VARCHAR(60) DEFAULT '' NOT NULL, 
	key_hash VARCHAR(64) NOT NULL, 
	email VARCHAR(120) DEFAULT '' NOT NULL, 
	muted VARCHAR(60) DEFAULT '[]' NOT NULL, 
	PRIMARY KEY (table_id, seat)
);
INSERT INTO "seats" VALUES('7E6BiLUwYdMB',0,'human','Ana','c95899f5f94fb08b5407e8ed37733c65da0738f66608c9563742436cc89d51d3','','[]');
INSERT INTO "seats" VALUES('7E6BiLUwYdMB',1,'human','Eva','28d225f5a5a945a28eab4380457d54edb61c87d239f35c250622080b1088e2a7','','[]');
INSERT INTO "seats" VALUES('MaXww6QWfHUz',0,'human','','40784a15f8db31fdeadab6ceb827b97cf4e0c5ab5779255cb69669215a3912b1','','[]');
INSERT INTO "seats" VALUES('MaXww6QWfHUz',1,'human','','3abe2ff7d12bd2ec0d2378143454d33379bfc021d0aee63edb160693448c1a5e','','[]');
INSERT INTO "seats" VALUES('bn42u_c55gQC',0,'human','','c74731f7617b9009b7fb7e8fcc0774e36d7c22c696d2b98fb77d06fe43f509cf','','[]');
INSERT INTO "seats" VALUES('bn42u_c55gQC',1,'human','','f19eb239c91827045a0dc30245890670050886558109cf84c07528993a013ac1','','[]');
CREATE TABLE snapshots (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	rules VARCHAR(64) NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (table_id, number)
);
INSERT INTO "snapshots" VALUES('7E6BiLUwYdMB',20,'a7a05a28450ed363a6fb9f39ce85959143aabfbae2b9de6f47cbc01e16e71c6b','{"state":{"seats":2,"sealed":[{"tuple":["play",13]},null],"returned":0,"reveals":11,"winners":[],"ending":"","hands":[[13,14,16,32],[12,27,34,36]],"deck":[9,2,6,23,31,20,5,33,4,10,24,38,29,22,3,8,28,11],"discard":[0,19,18,25,15,37,7,26,35,1,21,17,39,30],"points":[1,1],"totals":[7,4],"shown":[-1,-1],"round":4,"stack":[["Battle",{"pc":1}],["Round",{"pc":0}]],"chance":{"seed":"a7f801527fa53bf7c0a68a2be58686e0","used":45}},"logFrom":0,"log":[["sample-log-cards",{"card":0,"other":19},null,"sample.round.secret"],["sample-log-roll",{"seat":0,"die":4,"total":5},null,"sample.round.roll"],["sample-log-roll",{"seat":1,"die":6,"total":9},null,"sample.round.roll"],["engine-forced",{"seat":1,"option":{"tuple":["pass"]}},[1],""],["engine-forced",{"seat":0,"option":{"tuple":["pass"]}},[0],""],["sample-log-point",{"seat":1},null,"sample.round.score"],["sample-log-draw",{"card":[35,7,13]},[0],"sample.round.exchange"],["sample-log-draw",{"card":[21,39,27]},[1],"sample.round.exchange"],["sample-log-cards",{"card":7,"other":26},null,"sample.round.secret"],["sample-log-roll",{"seat":0,"die":4,"total":5},null,"sample.round.roll"],["sample-log-roll",{"seat":1,"die":1,"total":5},null,"sample.round.roll"],["engine-forced",{"seat":0,"option":{"tuple":["pass"]}},[0],""],["engine-forced",{"seat":1,"option":{"tuple":["pass"]}},[1],""],["sample-log-draw",{"card":[30,1]},[0],"sample.round.exchange"],["sample-log-draw",{"card":[17]},[1],"sample.round.exchange"],["sample-log-cards",{"card":1,"other":21},null,"sample.round.secret"],["sample-log-roll",{"seat":0,"die":6,"total":7},null,"sample.round.roll"],["sample-log-roll",{"seat":1,"die":1,"total":4},null,"sample.round.roll"],["engine-forced",{"seat":1,"option":{"tuple":["pass"]}},[1],""],["engine-forced",{"seat":0,"option":{"tuple":["pass"]}},[0],""],["sample-log-point",{"seat":0},null,"sample.round.score"],["sample-log-draw",{"card":[14,16]},[0],"sample.round.exchange"],["sample-log-draw",{"card":[34,12,36]},[1],"sample.round.exchange"]],"stepsFrom":0,"steps":[[0,"play:feint0",0,false],[1,"play:rank3-19",0,true],[1,"exchange:rank3-18,rank4-25",6,false],[0,"exchange:rank2-15,rank5-37",6,true],[0,"play:parry7",8,false],[1,"play:rank4-26",8,true],[0,"exchange:rank5-35",13,false],[1,"exchange:",13,true],[0,"play:parry1",15,false],[1,"play:rank3-21",15,true],[1,"exchange:rank3-17,rank5-39",21,false],[0,"exchange:rank4-30",21,true],[0,"play:rank2-13",23,false]]}');
INSERT INTO "snapshots" VALUES('MaXww6QWfHUz',20,'a7a05a28450ed363a6fb9f39ce85959143aabfbae2b9de6f47cbc01e16e71c6b','{"state":{"seats":2,"sealed":[{"tuple":["play",9]},null],"returned":0,"reveals":11,"winners":[],"ending":"","hands":[[9,25,31,37],[10,30,36,39]],"deck":[11,17,19,15,2,1,20,27,34,33,24,3,12,29,18,21,32,38,6,35,22,14,4,0,28,26],"discard":[7,5,8,13,16,23],"points":[2,1],"totals":[8,5],"shown":[-1,-1],"round":4,"stack":[["Battle",{"pc":1}],["Round",{"pc":0}]],"chance":{"seed":"c3e436ee7f518389b0ce46028f22f188","used":45}},"logFrom":0,"log":[["sample-log-cards",{"card":7,"other":5},null,"sample.round.secret"],["sample-log-roll",{"seat":0,"die":4,"total":5},null,"sample.round.roll"],["sample-log-roll",{"seat":1,"die":5,"total":6},null,"sample.round.roll"],["engine-forced",{"seat":1,"option":{"tuple":["pass"]}},[1],""],["engine-forced",{"seat":0,"option":{"tuple":["pass"]}},[0],""],["sample-log-point",{"seat":1},null,"sample.round.score"],["sample-log-draw",{"card":[25]},[0],"sample.round.exchange"],["sample-log-draw",{"card":[23]},[1],"sample.round.exchange"],["sample-log-cards",{"card":8,"other":13},null,"sample.round.secret"],["sample-log-roll",{"seat":0,"die":3,"total":5},null,"sample.round.roll"],["sample-log-roll",{"seat":1,"die":2,"total":4},null,"sample.round.roll"],["engine-forced",{"seat":0,"option":{"tuple":["pass"]}},[0],""],["engine-forced",{"seat":1,"option":{"tuple":["pass"]}},[1],""],["sample-log-point",{"seat":0},null,"sample.round.score"],["sample-log-draw",{"card":[16]},[0],"sample.round.exchange"],["sample-log-draw",{"card":[36]},[1],"sample.round.exchange"],["sample-log-cards",{"card":16,"other":23},null,"sample.round.secret"],["sample-log-roll",{"seat":0,"die":5,"total":8},null,"sample.round.roll"],["sample-log-roll",{"seat":1,"die":2,"total":5},null,"sample.round.roll"],["engine-forced",{"seat":1,"option":{"tuple":["pass"]}},[1],""],["engine-forced",{"seat":0,"option":{"tuple":["pass"]}},[0],""],["sample-log-point",{"seat":0},null,"sample.round.score"],["sample-log-draw",{"card":[9]},[0],"sample.round.exchange"],["sample-log-draw",{"card":[10]},[1],"sample.round.exchange"]],"stepsFrom":0,"steps":[[0,"play:parry7",0,false],[1,"play:parry5",0,true],[1,"exchange:",6,false],[0,"exchange:",6,true],[0,"play:rank2-8",8,false],[1,"play:rank2-13",8,true],[0,"exchange:",14,false],[1,"exchange:",14,true],[0,"play:rank3-16",16,false],[1,"play:rank3-23",16,true],[1,"exchange:",22,false],[0,"exchange:",22,true],[0,"play:rank2-9",24,false]]}');
INSERT INTO "snapshots" VALUES('MaXww6QWfHUz',41,'a7a05a28450ed363a6fb9f39ce85959143aabfbae2b9de6f47cbc01e16e71c6b','{"state":{"seats":2,"sealed":[],"returned":0,"reveals":21,"winners":[],"ending":"","hands":[[26,31,37],[30,36,39]],"deck":[11,17,19,15,2,1,20,27,34,33,24,3,12,29,18,21,32,38,6,35],"discard":[7,5,8,13,16,23,9,10,25,28,0,4,14,22],"points":[3,4],"totals":[8,5],"shown":[14,22],"round":7,"stack":[["Battle",{"pc":1}],["Round",{"pc":5}],["Exchange",{"seat":1,"pc":0}]],"chance":{"seed":"c3e436ee7f518389b0ce46028f22f188","used":53}},"logFrom":24,"log":[["sample-log-cards",{"card":9,"other":10},null,"sample.round.secret"],["sample-log-roll",{"seat":0,"die":1,"total":3},null,"sample.round.roll"],["sample-log-roll",{"seat":1,"die":4,"total":6},null,"sample.round.roll"],["engine-forced",{"seat":0,"option":{"tuple":["pass"]}},[0],""],["engine-forced",{"seat":1,"option":{"tuple":["pass"]}},[1],""],["sample-log-point",{"seat":1},null,"sample.round.score"],["sample-log-draw",{"card":[26]},[0],"sample.round.exchange"],["sample-log-draw",{"card":[28]},[1],"sample.round.exchange"],["sample-log-cards",{"card":25,"other":28},null,"sample.round.secret"],["sample-log-roll",{"seat":0,"die":2,"total":6},null,"sample.round.roll"],["sample-log-roll",{"seat":1,"die":3,"total":7},null,"sample.round.roll"],["engine-forced",{"seat":1,"option":{"tuple":["pass"]}},[1],""],["engine-forced",{"seat":0,"option":{"tuple":["pass"]}},[0],""],["sample-log-point",{"seat":1},null,"sample.round.score"],["sample-log-draw",{"card":[0]},[0],"sample.round.exchange"],["sample-log-draw",{"card":[4]},[1],"sample.round.exchange"],["sample-log-cards",{"card":0,"other":4},null,"sample.round.secret"],["sample-log-roll",{"seat":0,"die":5,"total":6},null,"sample.round.roll"],["sample-log-roll",{"seat":1,"die":6,"total":7},null,"sample.round.roll"],["engine-forced",{"seat":0,"option":{"tuple":["pass"]}},[0],""],["engine-forced",{"seat":1,"option":{"tuple":["pass"]}},[1],""],["sample-log-point",{"seat":1},null,"sample.round.score"],["sample-log-draw",{"card":[14]},[0],"sample.round.exchange"],["sample-log-draw",{"card":[22]},[1],"sample.round.exchange"],["sample-log-cards",{"card":14,"other":22},null,"sample.round.secret"],["sample-log-roll",{"seat":0,"die":6,"total":8},null,"sample.round.roll"],["sample-log-roll",{"seat":1,"die":2,"total":5},null,"sample.round.roll"],["engine-forced",{"seat":1,"option":{"tuple":["pass"]}},[1],""],["engine-forced",{"seat":0,"option":{"tuple":["pass"]}},[0],""],["sample-log-point",{"seat":0},null,"sample.round.score"]],"stepsFrom":13,"steps":[[1,"play:rank2-10",24,true],[0,"exchange:",30,false],[1,"exchange:",30,true],[0,"play:rank4-25",32,false],[1,"play:rank4-28",32,true],[1,"exchange:",38,false],[0,"exchange:",38,true],[0,"play:feint0",40,false],[1,"play:feint4",40,true],[0,"exchange:",46,false],[1,"exchange:",46,true],[0,"play:rank2-14",48,false],[1,"play:rank3-22",48,true]]}');
CREATE INDEX ix_seats_key_hash ON seats (key_hash);
CREATE INDEX ix_chat_table_id ON chat (table_id);
CREATE INDEX ix_logins_account ON logins (account);
COMMIT;
