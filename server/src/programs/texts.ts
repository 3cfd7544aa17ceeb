import type { Program } from '@hausblick/contract/calls/programs.ts'

export const purposes: Readonly<Record<Program['purpose'], string>> = {
  read: 'lesen',
  import: 'einlesen',
}
export const dayOver = 'Dieser Tag ist schon vorbei. Bitte wählen Sie heute oder einen späteren.'
export const noProgram = 'Dieses Programm gibt es nicht. Bitte laden Sie die Seite neu.'
export const noImport = 'Diesen Import gibt es nicht, oder ein anderes Programm hat ihn begonnen.'
export const otherContent =
  'Unter diesem Idempotency-Key kam schon etwas anderes. Bitte nehmen Sie einen neuen.'
export const sameMoment =
  'Derselbe Auftrag kam im selben Augenblick noch einmal. Bitte senden Sie ihn gleich noch einmal.'
export const badFlag = (name: string) => `Die Angabe ${name} ist true, false oder fehlt.`
export const noMode = 'Bitte geben Sie mode an: check zum Prüfen oder write zum Schreiben.'
export const noKey =
  'Zum Schreiben braucht es den Header Idempotency-Key, mit einem Schlüssel, den es für diese Lieferung nur einmal gibt.'
export const noMoves =
  'Dieses Programm darf nur einen Kunden einlesen, und deshalb nichts von einem anderen übernehmen.'
export const noFile =
  'Eine Datei fehlt, ist leer oder hat keinen Namen. Bitte senden Sie jede als Teil file mit Dateinamen.'
