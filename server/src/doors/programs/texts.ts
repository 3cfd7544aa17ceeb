import type { Program } from '@hausblick/contract/calls/programs.ts'
import { formatMoment } from '../../platform/print/format.ts'

export const purposes: Readonly<Record<Program['purpose'], string>> = {
  read: 'lesen',
  import: 'einlesen',
}
export const dayOver = 'Dieser Tag ist schon vorbei. Bitte wählen Sie heute oder einen späteren.'
export const dayTooFar =
  'Ein Programm gilt höchstens zwei Jahre. Bitte wählen Sie einen früheren Tag, und lassen Sie es danach neu zu.'
export const noProgram = 'Dieses Programm gibt es nicht. Bitte laden Sie die Seite neu.'
export const noImport = 'Diesen Import gibt es nicht, oder ein anderes Programm hat ihn begonnen.'
export const otherContent =
  'Unter diesem Idempotency-Key kam schon etwas anderes. Bitte nehmen Sie einen neuen.'
export const badFlag = (name: string) => `Die Angabe ${name} ist true, false oder fehlt.`
export const noMode = 'Bitte geben Sie mode an: check zum Prüfen oder write zum Schreiben.'
export const noKey =
  'Zum Schreiben braucht es den Header Idempotency-Key, mit einem Schlüssel, den es für diese Lieferung nur einmal gibt.'
export const noMoves =
  'Dieses Programm darf nur einen Kunden einlesen, und deshalb nichts von einem anderen übernehmen.'
export const noFile =
  'Eine Datei fehlt, ist leer oder hat keinen Namen. Bitte senden Sie jede als Teil file mit Dateinamen.'
export const sameName = (name: string) =>
  `Zwei Dateien heißen „${name}“. Bitte geben Sie jeder einen eigenen Namen.`

// The command
export const none = 'Noch ist kein Programm zugelassen.\n'
const ends: Readonly<Record<Exclude<Program['state'], 'valid'>, string>> = {
  ended: 'abgelaufen',
  revoked: 'widerrufen',
}
export const entry = ({ id, name, purpose, customerId, lastDay, state, usedAt }: Program) =>
  [
    `${name}: ${purposes[purpose]}`,
    customerId === null ? 'alle Kunden' : `Kunde ${customerId}`,
    state === 'valid' ? `bis ${lastDay}` : ends[state],
    usedAt === null ? 'noch nicht benutzt' : `zuletzt etwa ${formatMoment(new Date(usedAt))} Uhr`,
    `Nummer ${id}\n`,
  ].join(', ')
export const revoked = (name: string) => `${name} wird ab sofort abgewiesen.\n`
export const noneNamed = (named: string) => `Kein zugelassenes Programm heißt „${named}“.`
export const severalNamed = 'Mehrere heißen so. Bitte nennen Sie statt des Namens die Nummer:'
