import { customerId as customerIdSchema } from '@hausblick/contract/calls/fields.ts'
import { customerName } from '@hausblick/contract/customerName.ts'
import { contractEnd, date, isDate, lenientDate } from '@hausblick/contract/encoding/date.ts'
import type { Encoding, EncodingKind, Value } from '@hausblick/contract/encoding/encoding.ts'
import {
  interestRate,
  isRoundedRate,
  RATE_DECIMALS,
} from '@hausblick/contract/encoding/interestRate.ts'
import { maxLengths } from '@hausblick/contract/maxLengths.ts'
import type { Edition } from '../../../records/editions.ts'
import { amountsByKindKind } from '../../../records/kinds/amountsByKind.ts'
import type { RecordKind } from '../../../records/recordKind.ts'
import type { DecodedRow } from '../../../records/row.ts'
import { describeMistaken } from '../checking/measures.ts'
import { isNoEnd, toBerlinDay } from '../files/days.ts'
import type { SheetRow } from '../files/sheet.ts'
import type { SheetHeader } from '../headers/readHeader.ts'
import { describeCellError, isErrorValue, UNCALCULATED } from '../problems/cellErrors.ts'
import { type Problems, quote, type SourceLocation } from '../problems/problems.ts'
import { describeGarbled } from './garbled.ts'
import { repairText } from './repairText.ts'

/** What an unreadable value is not, by its encoding. */
const UNREAD: Readonly<Record<EncodingKind, string>> = {
  text: 'kein Text',
  idList: 'keine Liste von Kennungen',
  money: 'kein Betrag wie 1.234,56',
  area: 'keine Fläche wie 79,39',
  count: 'keine ganze Zahl wie 3',
  quantity: 'keine Zahl wie 16,5',
  percentage: 'kein Prozentsatz wie 97,5 %',
  interestRate: 'kein Zinssatz wie 2,39 %',
  date: 'kein Datum wie 24.02.2025, 02.2025 oder 2025',
  repaymentType: 'weder „Annuität“ noch „endfällig“',
  rentAgreement: 'weder „Staffel“, „Index“ noch „Vergleichsmiete“',
}

/**
 * Decodes a row by its columns. Reports an error and returns null if a key is missing or unusable. An unreadable value gets a warning and
 * becomes null, with two exceptions: the end of a contract keeps its text, since null means an unlimited one, and a lenient
 * date keeps its year. Columns that the header omits are absent from the record.
 */
export function readRecord(
  row: SheetRow,
  edition: Edition,
  { columns, encodings, present, keys }: SheetHeader,
  { location, problems }: { location: SourceLocation; problems: Problems },
): DecodedRow | null {
  const record: Record<string, Value | null> = {}
  for (const name of present) record[name] = null
  for (let index = 0; index < columns.length; index++) {
    const name = columns[index] ?? null
    const encoding = encodings[index]
    if (name === null || !encoding) continue
    const text = row.cells[index] ?? ''
    // Every encoding reads an empty text as null; most cells of many columns are empty.
    if (text === '' || text === UNCALCULATED) continue
    const read = decodeCell(name, text, encoding)
    record[name] = read.value
    if (read.remark === null) continue
    const likeness = { rule: encoding.kind, value: text }
    problems.warning(
      { ...location, column: name, label: name, cell: likeness.value },
      read.remark,
      likeness,
    )
  }
  let isUsable = true
  for (const name of keys) {
    const fault = findKeyFault(name, record[name], edition.kind)
    if (fault === null) continue
    const cell = row.cells[columns.indexOf(name)] ?? ''
    problems.error({ ...location, column: name, label: name, cell }, fault, { rule: 'key' })
    isUsable = false
  }
  if (edition.kind === amountsByKindKind && isUsable) {
    const fault = findOwnerFault(record)
    if (fault !== null) problems.error(location, fault, { rule: 'key' })
    isUsable = fault === null
  }
  return isUsable ? record : null
}

interface DecodedCell {
  readonly value: Value | null
  readonly remark: string | null
}

function decodeCell(name: string, text: string, encoding: Encoding<Value>): DecodedCell {
  if (encoding === contractEnd) {
    const value = contractEnd.read(toBerlinDay(text))
    if (value !== null && isDate(value) && isNoEnd(value))
      return { value: null, remark: describeNoEnd(text) }
    const isUnread = value !== null && date.read(value) === null
    return { value, remark: isUnread ? describeUnread(text, encoding) : null }
  }
  if (isErrorValue(text)) return { value: null, remark: describeCellError('error', text) }
  if (encoding === customerName) {
    const value = customerName.read(text)
    const isLong = value === null && text.trim() !== ''
    return { value, remark: isLong ? describeLongName(text) : describeGarbled(text) }
  }
  if (encoding.kind === 'text' || encoding.kind === 'idList') {
    const repaired = repairText(name, text)
    return { value: encoding.read(repaired.text), remark: repaired.remark }
  }
  const value = encoding.read(encoding.kind === 'date' ? toBerlinDay(text) : text)
  if (encoding === lenientDate && value !== null && date.read(text) === null)
    return { value, remark: describeYearOnly(text, value) }
  if (encoding === interestRate && value !== null && isRoundedRate(text))
    return { value, remark: describeRoundedRate(text, value) }
  const isUnread = value === null && text.trim() !== ''
  return { value, remark: isUnread ? describeUnread(text, encoding) : null }
}

function describeLongName(text: string): string {
  return `${quote(text)} ist kein Name von höchstens ${maxLengths.customerName} Zeichen. Kürzen Sie ihn, oder leeren Sie das Feld.`
}

function describeNoEnd(text: string): string {
  return `${quote(text)} steht für „kein Ende“. Gespeichert wird kein Datum: Berichtigen Sie den Wert, wenn der Vertrag dann endet.`
}

function describeYearOnly(text: string, year: Value): string {
  return `${quote(text)} ist ${UNREAD.date}. Gespeichert wird das Jahr ${year}: Berichtigen Sie den Wert, wenn mehr bekannt ist.`
}

function describeRoundedRate(text: string, rate: Value): string {
  return `${quote(text)} hat mehr als ${RATE_DECIMALS} Nachkommastellen. Gespeichert wird ${interestRate.write(Number(rate)).replace('%', ' %')}. Berichtigen Sie den Wert, wenn der Vertrag einen anderen Zinssatz nennt.`
}

function describeUnread(text: string, { kind }: Encoding<Value>): string {
  const remark =
    describeMistaken(text, kind) ??
    `ist ${UNREAD[kind]}. Berichtigen Sie den Wert, oder leeren Sie das Feld.`
  return `${quote(text)} ${remark}`
}

/** Returns what is wrong with the value of a key, in German; null if nothing is. */
export function findKeyFault(
  name: string,
  value: Value | null | undefined,
  kind: RecordKind,
): string | null {
  if (kind === amountsByKindKind && name === 'kind')
    return typeof value === 'string' ? null : NO_KIND
  // One of both is filled.
  const isOptional = kind === amountsByKindKind && name !== 'customerid'
  if (typeof value !== 'string')
    return isOptional
      ? null
      : 'Hier fehlt die Kennung, zu der die Zeile gehört. Tragen Sie sie ein, oder löschen Sie die Zeile.'
  if (name === 'customerid')
    return customerIdSchema.safeParse(value).success
      ? null
      : `${quote(value)} kann keine Kundennummer sein. Erlaubt sind bis zu 64 Buchstaben, Ziffern, Punkte und Bindestriche.`
  return value.includes(',')
    ? `${quote(value)} enthält ein Komma, das Kennungen voneinander trennt. Vergeben Sie eine Kennung ohne Komma.`
    : null
}

const NO_KIND =
  'Hier fehlt, wofür die Beträge sind. Tragen Sie die Art ein, etwa „Hausgeld“ oder „Sonstiges“, oder löschen Sie die Zeile.'

/** Returns what is wrong with whose amounts a row has: a unit's, or a building's own. */
function findOwnerFault({ propertyid, objectid }: DecodedRow): string | null {
  if (propertyid != null && objectid != null)
    return `Die Zeile nennt die Einheit ${quote(String(propertyid))} und das Objekt ${quote(String(objectid))}. Leeren Sie „objectid“, wenn die Beträge zur Einheit gehören, oder „propertyid“, wenn sie zu keiner gehören.`
  if (propertyid == null && objectid == null)
    return 'Die Zeile nennt weder Einheit noch Objekt. Tragen Sie in „propertyid“ die Einheit ein, oder in „objectid“ das Objekt, wenn die Beträge zu keiner Einheit gehören.'
  return null
}
