bofa-name = La Batalla de los Cinco Ejércitos
