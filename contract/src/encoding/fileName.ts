/** The parts of a document's file name (product §20). */
export interface DocumentName {
  customerId: string
  /** Street and house number. */
  street: string
  /** ISO 8601 day; null if the name has none. */
  date: string | null
  type: string
  /** The document's title; the only part that may contain underscores. */
  name: string
  /** Of electronic invoices that are stored as XML; everything else is a PDF. */
  format?: 'xml' | undefined
}

const PREFIX = 'readv'
const EXTENSIONS = { pdf: '.pdf', xml: '.xml' } as const
const EXTENSION = /\.(pdf|xml)$/i
const UNKNOWN_DATE = 'unbekannt'

/** The longest name that file systems and archives accept, in bytes of UTF-8. */
const MAX_BYTES = 255
/** Reserved for the counter of duplicate names. */
const COUNTER_BYTES = ' (99999)'.length
const MAX_STREET_BYTES = 72
const MAX_TYPE_BYTES = 48
const MIN_NAME_BYTES = 16

/** Control and format characters, and those with a meaning in paths. */
const FORBIDDEN = /[\p{C}\p{Zl}\p{Zp}/\\:*?"<>|]+/gu

/** Normalises a part of a file name: NFC, no control or path characters, hyphens for underscores. */
export function cleanPart(part: string): string {
  return cleanName(part).replaceAll('_', '-')
}

/** Normalises the last part, which keeps its underscores. */
export function cleanName(name: string): string {
  return name.normalize('NFC').replace(FORBIDDEN, ' ').replace(/\s+/g, ' ').trim()
}

/**
 * Returns the parts as they appear in a file name: normalised, and truncated so that every file system accepts the name. The
 * customer id is never truncated.
 */
export function cleanDocumentName({ date, format, ...parts }: DocumentName): DocumentName {
  const customerId = cleanPart(parts.customerId)
  const street = cutToBytes(cleanPart(parts.street), MAX_STREET_BYTES)
  const type = cutToBytes(cleanPart(parts.type), MAX_TYPE_BYTES)
  const taken = byteLength(join({ customerId, street, date, type, name: '' }))
  const left = Math.max(MAX_BYTES - COUNTER_BYTES - taken, MIN_NAME_BYTES)
  const name = cutToBytes(cleanName(parts.name), left)
  return { customerId, street, date, type, name, ...(format && { format }) }
}

/**
 * Writes the `readv_…` file name. Reading it returns the parts as `cleanDocumentName` does, for any text. A counter above 1
 * tells duplicates apart by a suffix such as ` (2)`.
 */
export function writeFileName(document: DocumentName, counter = 1): string {
  const { name, ...parts } = cleanDocumentName(document)
  return join({ ...parts, name: counter === 1 ? name : `${name} (${counter})` })
}

function join({ customerId, street, date, type, name, format }: DocumentName): string {
  const day = date === null ? UNKNOWN_DATE : date.replaceAll('-', '')
  return `${[PREFIX, customerId, street, day, type, name].join('_')}${EXTENSIONS[format ?? 'pdf']}`
}

/** Truncates a text to a number of bytes of UTF-8 without splitting a grapheme. */
export function cutToBytes(text: string, bytes: number): string {
  let [end, left] = [0, bytes]
  for (const { segment } of new Intl.Segmenter('de').segment(text)) {
    left -= byteLength(segment)
    if (left < 0) break
    end += segment.length
  }
  return text.slice(0, end).trim()
}

function byteLength(text: string): number {
  let bytes = 0
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
  }
  return bytes
}

/** Reads a `readv_…` file name; null if it has fewer than 6 parts, another prefix or another extension. */
export function readFileName(fileName: string): DocumentName | null {
  const [extension = ''] = EXTENSION.exec(fileName) ?? []
  if (extension === '') return null
  const [prefix, customerId, street, day, type, ...name] = fileName
    .slice(0, -extension.length)
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
  return {
    ...{ customerId, street, date: readDay(day), type, name: name.join('_') },
    ...(extension.toLowerCase() === EXTENSIONS.xml && { format: 'xml' as const }),
  }
}

/**
 * Returns the date part of a `readv_…` file name if it is neither a day nor `unbekannt`, and would thus be lost; null otherwise,
 * and for any other file name.
 */
export function findUnreadableDay(fileName: string): string | null {
  if (readFileName(fileName)?.date !== null) return null
  const day = fileName.split('_')[3] ?? ''
  return day === UNKNOWN_DATE ? null : day
}

/** Returns the ISO 8601 day of eight digits; null if it does not exist. Avoids parsing and formatting, since lists are long. */
function readDay(digits: string): string | null {
  if (!/^[1-9]\d{7}$/.test(digits)) return null
  const [year, month, day] = [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)]
  const inCalendar = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  const exists = inCalendar.getUTCMonth() === Number(month) - 1
  return exists ? `${year}-${month}-${day}` : null
}
