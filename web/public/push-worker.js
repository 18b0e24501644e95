// Shows a notice although the page is closed, and opens the table when it is clicked.
const GAMES = {
  wotr: ["War of the Ring", "La Guerra del Anillo"],
  bofa: ["The Battle of Five Armies", "La Batalla de los Cinco Ejércitos"],
  meccg: ["Middle-earth CCG", "Middle-earth CCG"],
  tcg: ["The Lord of the Rings TCG", "El Señor de los Anillos TCG"],
};

self.addEventListener("push", (event) => {
  const told = event.data?.json() ?? {};
  const spanish = told.lang === "es" || (!told.lang && self.navigator.language.startsWith("es"));
  const title = spanish ? "Te toca" : "It is your move";
  const body = GAMES[told.game]?.[spanish ? 1 : 0] ?? told.game ?? "";
  event.waitUntil(
    self.registration.showNotification(title, { body, tag: `turn-${told.table}`, data: `/table/${told.table}` }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data));
});
