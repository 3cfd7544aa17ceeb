export const erasureUnconfirmed = (customerId: string) =>
  `Gelöscht wurde nichts: Die eingegebene Kundennummer ist nicht ${customerId}. Bitte prüfen Sie, ob Sie den richtigen Kunden gewählt haben, und geben Sie seine Nummer noch einmal ein.`
export const demoStays =
  'Der Demo-Kunde lässt sich nicht löschen: Der Dienst legt ihn bei jedem Start wieder an.'
export const lockedGone =
  'Diese gesperrte Unterlage gibt es nicht mehr: Ihre Frist ist abgelaufen. Bitte laden Sie die Seite neu.'
