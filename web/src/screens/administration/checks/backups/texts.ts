export const title = 'Sicherungen'
export const failed = 'Die Sicherungen konnten nicht geladen werden.'
export const backUp = 'Jetzt sichern'
export const running = 'Wird gesichert …'
export const fine = 'in Ordnung'
export const none = 'noch keine'
export const lastFailed = 'misslungen'
export const lastAt = (moment: string) => `Zuletzt vollständig gesichert: ${moment} Uhr`
export const seeOutput = 'Der Grund steht in der Ausgabe des Befehls, mit dem gesichert wurde.'
export const unset =
  'Hausblick sichert sich nicht selbst. Richten Sie ein, wohin und wann es sich jede Nacht sichern soll.'
export const about = (place: string) =>
  `Hausblick sichert sich selbst nach ${place}, spielt jede Sicherung zur Probe zurück und löscht ältere erst, wenn das gelungen ist.`
export const next = (moment: string) => `Die nächste beginnt am ${moment} Uhr.`
export const away =
  'Der Ort der Sicherungen antwortet nicht, oder er gehört einer anderen Installation. Prüfen Sie den Ort und die Rechte dort.'
export const empty = 'Dort liegt noch keine.'
export const kept = (count: number) =>
  count === 1 ? 'Eine Sicherung liegt dort' : `${count} Sicherungen liegen dort`
export const moment = 'Stand'
export const size = 'Größe'
