export const noAddress =
  'Das ist keine Adresse, an die gesendet werden kann. Bitte geben Sie sie ganz an, wie https://programm.example/hausblick.'
export const unencrypted = 'Bitte geben Sie eine Adresse an, die mit https:// beginnt.'
export const credentials =
  'Bitte lassen Sie Benutzer und Passwort aus der Adresse: Der Empfänger erkennt Nachrichten an ihrer Unterschrift.'
export const privateAddress =
  'Diese Adresse liegt im eigenen Netz. Soll dorthin gesendet werden, setzen Sie WEBHOOKS_PRIVATE=on.'
export const privateNow =
  'Der Name führt in das eigene Netz. Soll dorthin gesendet werden, setzen Sie WEBHOOKS_PRIVATE=on.'
export const tooMany = (most: number) =>
  `Mehr als ${most} Webhooks sind nicht möglich. Bitte löschen Sie einen, den Sie nicht brauchen.`
export const unknown = 'Diesen Webhook gibt es nicht mehr. Bitte laden Sie die Seite neu.'
export const answered = (status: number) => `Der Empfänger hat mit ${status} geantwortet.`
export const redirected = (status: number) =>
  `Der Empfänger hat mit ${status} auf eine andere Adresse verwiesen. Bitte tragen Sie diese ein.`
export const tooSlow = (seconds: number) =>
  `Der Empfänger hat ${seconds} Sekunden lang nicht geantwortet.`
export const notReached = (code: string) => `Der Empfänger war nicht erreichbar (${code}).`
export const states = { active: 'aktiv', paused: 'angehalten', restored: 'aus einer Sicherung' }
export const newSecret = 'neues Geheimnis'
export const unreadableSecret =
  'Das Geheimnis lässt sich mit SECRET nicht mehr lesen. Bitte erneuern Sie es.'
