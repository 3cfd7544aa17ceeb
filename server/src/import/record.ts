import { contractEnd, date, lenientDate } from '@hausblick/contract/encoding/date.ts'
import type { Encoding, EncodingKind, Value } from '@hausblick/contract/encoding/encoding.ts'
import { customerId as customerIdSchema } from '@hausblick/contract/requests.ts'
import type { RecordKind } from '../records/recordKind.ts'
import type { DecodedRow } from '../records/row.ts'
import { type Header, keyFields } from './header.ts'
import { type Problems, quote, type SheetPlace } from './problems.ts'
import type { SheetRow } from './sheet.ts'
import { readWrittenText } from './writtenText.ts'

/** What a value that cannot be read is not. */
const NOT_READ: Readonly<Record<EncodingKind, string>> = {
  text: 'kein Text',
  idList: 'keine Liste von Kennungen',
  money: 'kein Betrag wie 1.234,56',
  area: 'keine Fläche wie 79,39',
  count: 'keine ganze Zahl wie 3',
  quantity: 'keine Zahl wie 16,5',
  percentage: 'kein Prozentsatz wie 97,5 %',
  interestRate: 'kein Zinssatz wie 2,39 %',
  date: 'kein Datum wie 24.02.2025, 02.2025 oder 2025',
}

/** What a spreadsheet leaves in a cell whose formula failed, in English and German. */
const FORMULA_ERROR =
  /^#(?:DIV\/0!|N\/A|NV|NAME\?|NULL!|NUM!|ZAHL!|REF!|BEZUG!|VALUE!|WERT!|SPILL!|ÜBERLAUF!|CALC!|KALK!)$/i

/**
 * Reads a row of a table. Returns null, after an error, where a key is missing or unusable. A value that cannot be read as
 * what its field holds is a warning and missing, or stays a text where missing would say something; a field that its header
 * omits is not in the record.
 */
export function readRecord(
  row: SheetRow,
  table: RecordKind,
  { columns, omitted }: Header,
  { place, problems }: { place: SheetPlace; problems: Problems },
): DecodedRow | null {
  const record: Record<string, Value | null> = {}
  for (const name of Object.keys(table.fields)) if (!omitted.has(name)) record[name] = null
  for (const [index, name] of columns.entries()) {
    const encoding = name === null ? undefined : table.fields[name]
    if (name === null || !encoding) continue
    const read = readCell(name, row.cells[index] ?? '', encoding)
    record[name] = read.value
    if (read.remark !== null) problems.warning({ ...place, column: name }, read.remark)
  }
  const faults = keyFields(table).map((name) => [name, keyFault(name, record[name])] as const)
  for (const [column, fault] of faults)
    if (fault !== null) problems.error({ ...place, column }, fault)
  return faults.every(([, fault]) => fault === null) ? record : null
}

interface ReadCell {
  readonly value: Value | null
  readonly remark: string | null
}

function readCell(name: string, text: string, encoding: Encoding<Value>): ReadCell {
  if (encoding === contractEnd) {
    const value = contractEnd.read(text)
    const isUnread = value !== null && date.read(value) === null
    return { value, remark: isUnread ? notRead(text, encoding) : null }
  }
  if (FORMULA_ERROR.test(text.trim())) return { value: null, remark: notRead(text, encoding) }
  if (encoding.kind === 'text' || encoding.kind === 'idList') {
    const written = readWrittenText(name, text)
    return { value: encoding.read(written.text), remark: written.remark }
  }
  const value = encoding.read(text)
  if (encoding === lenientDate && value !== null && date.read(text) === null)
    return { value, remark: onlyYear(text, value) }
  const isUnread = value === null && text.trim() !== ''
  return { value, remark: isUnread ? notRead(text, encoding) : null }
}

function onlyYear(text: string, year: Value): string {
  return `${quote(text)} ist ${NOT_READ.date}. Gespeichert wird das Jahr ${year}: Berichtigen Sie den Wert, wenn mehr bekannt ist.`
}

function notRead(text: string, { kind }: Encoding<Value>): string {
  return `${quote(text)} ist ${NOT_READ[kind]}. Berichtigen Sie den Wert, oder leeren Sie das Feld.`
}

function keyFault(name: string, value: Value | null | undefined): string | null {
  if (typeof value !== 'string')
    return 'Hier fehlt die Kennung, zu der die Zeile gehört. Tragen Sie sie ein, oder löschen Sie die Zeile.'
  if (name === 'customerid')
    return customerIdSchema.safeParse(value).success
      ? null
      : `${quote(value)} kann keine Kundennummer sein. Erlaubt sind bis zu 64 Buchstaben, Ziffern, Punkte und Bindestriche.`
  return value.includes(',')
    ? `${quote(value)} enthält ein Komma, das Kennungen voneinander trennt. Vergeben Sie eine Kennung ohne Komma.`
    : null
}
