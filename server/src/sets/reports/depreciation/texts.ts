export const wrongShare =
  'Bitte geben Sie den Anteil des Gebäudes am Kaufpreis an: mehr als 0 und höchstens 100 %, mit bis zu zwei Nachkommastellen.'
export const wrongRate =
  'Bitte wählen Sie einen Satz von 2, 2,5 oder 3 % im Jahr (§ 7 Abs. 4 EStG).'
export const wrongStart =
  'Bitte geben Sie den Monat an, mit dem die Abschreibung beginnt, wie 05.2019: nicht vor 1925 und nicht nach 2099.'
export const wrongCosts =
  'Bitte geben Sie die Anschaffungsnebenkosten als Betrag an, wie 25.000,00, oder lassen Sie das Feld leer.'
export const noItem =
  'Diese Einheit oder dieses Objekt gibt es nicht oder nicht mehr. Bitte laden Sie die Seite neu.'
export const changedSince =
  'Die Abschreibung wurde inzwischen geändert. Bitte laden Sie die Seite neu und prüfen Sie die Angaben.'
