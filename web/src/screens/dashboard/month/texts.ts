import { formatCount } from '../../../base/format/number.ts'

export const heading = 'Der letzte Monat'
/** Precedes what a month has brought; nothing follows if that is unknown. */
export const arrived = (month: string, said: string) =>
  `Ihre Zahlen für ${month} sind da${said === '' ? '' : `: ${said}`}`
export const ofMonth = (month: string, said: string) => (said === '' ? month : `${month}: ${said}`)
export const missingOf = (units: number, year: number) =>
  units === 1
    ? `Bei 1 Einheit fehlt ${year} vereinbarte Miete`
    : `Bei ${formatCount(units)} Einheiten fehlt ${year} vereinbarte Miete`
export const missingOfUnit = (year: number) => `Von der vereinbarten Miete ${year}:`
export const how = [
  'Gezählt sind vermietete Einheiten mit erfasster Miete, und Monate, die bei der letzten Einspielung vorbei waren. Eingegangen ist eine Miete, wenn die Einnahmen des Monats sie erreichen.',
  'Die vereinbarte Miete ist die heutige. Ein früherer Monat gilt deshalb erst als zu niedrig, wenn sie davor schon einmal eingegangen ist; vorher kann sie niedriger gewesen sein, und gleich nach einer Erhöhung zeigt der letzte Monat noch die alte. Was nachgezahlt wurde, steht im Monat der Zahlung.',
  'Was bleibt: Einnahmen weniger Ausgaben und Kreditraten des Monats; wo Kreditraten nicht bekannt sind, vor ihnen.',
]

// The offer of mails
export const offer = 'Möchten Sie das jeden Monat als E-Mail bekommen?'
export const accept = 'Ja, gern'
export const decline = 'Nein, danke'
export const accepted = 'Gern: Sie bekommen eine E-Mail, wenn die nächsten Zahlen da sind.'
export const declined = 'Gut, es bleibt dabei.'
export const toSettings = 'Ändern können Sie das in den Einstellungen.'
