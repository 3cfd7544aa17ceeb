/** What a document's file name says (specification §3, documents). */
export interface DocumentName {
  customerId: string
  /** Street and house number. */
  street: string
  /** The day as ISO 8601, or null where the name does not say one. */
  date: string | null
  type: string
  /** What the document is called; the only part that may contain underscores. */
  name: string
}

const PREFIX = 'readv'
const EXTENSION = '.pdf'
const UNKNOWN_DATE = 'unbekannt'

/** Control and format characters, and what a path or a reserved name is made of. */
const FORBIDDEN = /[\p{C}\p{Zl}\p{Zp}/\\:*?"<>|]+/gu

/** A part as it stands in a file name: composed, without control or path characters, and without underscores. */
export function cleanPart(part: string): string {
  return cleanName(part).replaceAll('_', '-')
}

/** The last part, which keeps its underscores. */
export function cleanName(name: string): string {
  return name.normalize('NFC').replace(FORBIDDEN, ' ').replace(/\s+/g, ' ').trim()
}

/** Writes the `readv_…` file name. Reading it gives the cleaned parts back, for any text. */
export function writeFileName(document: DocumentName): string {
  const parts = [
    PREFIX,
    cleanPart(document.customerId),
    cleanPart(document.street),
    document.date === null ? UNKNOWN_DATE : document.date.replaceAll('-', ''),
    cleanPart(document.type),
    cleanName(document.name),
  ]
  return `${parts.join('_')}${EXTENSION}`
}

/** Reads a `readv_…` file name; null where it has fewer than 6 parts, another prefix or no `.pdf` at its end. */
export function readFileName(fileName: string): DocumentName | null {
  if (!fileName.toLowerCase().endsWith(EXTENSION)) return null
  const [prefix, customerId, street, day, type, ...name] = fileName
    .slice(0, -EXTENSION.length)
    .split('_')
  if (
    prefix !== PREFIX ||
    !customerId ||
    street === undefined ||
    day === undefined ||
    type === undefined
  )
    return null
  if (name.length === 0) return null
  return { customerId, street, date: readDay(day), type, name: name.join('_') }
}

/** By arithmetic, since a list has 100,000 of them. */
function readDay(digits: string): string | null {
  if (!/^[1-9]\d{7}$/.test(digits)) return null
  const [year, month, day] = [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)]
  const inCalendar = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  const isThere = inCalendar.getUTCMonth() === Number(month) - 1 && Number(day) > 0
  return isThere ? `${year}-${month}-${day}` : null
}
