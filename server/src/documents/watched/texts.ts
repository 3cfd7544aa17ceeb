import { formatMoment } from '../../platform/print/format.ts'

/** The folders that files are moved to. */
export const TAKEN = 'verarbeitet'
export const REFUSED = 'abgelehnt'

/** The text beside a refused file. */
export const refusalNote = (name: string, reason: string, at: Date) =>
  `„${name}“ wurde am ${formatMoment(at)} nicht angenommen.\n\n${reason}\n`
export const fileFails =
  'Die Datei ließ sich mehrfach nicht lesen. Öffnen Sie sie, und laden Sie sie von Hand hoch.'

const faults: Readonly<Record<string, string>> = {
  EACCES: 'Der Dienst darf dort nicht lesen und schreiben.',
  EPERM: 'Der Dienst darf dort nicht lesen und schreiben.',
  ENOENT: 'Das gibt es nicht.',
  ENOTDIR: 'Das ist kein Ordner.',
  EROFS: 'Dort darf nichts geändert werden, auch nicht verschoben.',
  ENOSPC: 'Der Datenträger ist voll.',
  EDQUOT: 'Der Datenträger ist voll.',
}
export const fault = (what: string, code: string) =>
  `${what}: ${faults[code] ?? `Das Laufwerk meldet ${code}.`}`
export const andOthers = (first: string, others: number) =>
  others === 0
    ? first
    : `${first} Ebenso ${others === 1 ? 'eine weitere Datei' : `${others} weitere Dateien`}.`
export const unknownFault = (what: string) =>
  `${what}: Unerwarteter Fehler; das Protokoll des Dienstes nennt ihn.`
export const badName = (name: string) =>
  `„${name}“ hat ein Zeichen im Namen, das sich nicht lesen lässt. Benennen Sie die Datei um.`
