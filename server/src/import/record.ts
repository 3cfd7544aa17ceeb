import type { Encoding, EncodingKind, Value } from '@hausblick/contract/encoding/encoding.ts'
import { customerId as customerIdSchema } from '@hausblick/contract/requests.ts'
import type { DecodedRow } from '../records/row.ts'
import type { RecordTable } from '../records/table.ts'
import { type Columns, keyFields } from './header.ts'
import { type Place, type Problems, quote } from './problems.ts'
import type { Row } from './sheet.ts'

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
 * Reads a row of a table. A key that is missing or unusable is an error and gives null; a value that cannot be read as what
 * its field holds is a warning, and missing then.
 */
export function readRecord(
  row: Row,
  table: RecordTable,
  columns: Columns,
  place: Place,
  problems: Problems,
): DecodedRow | null {
  const record: Record<string, Value | null> = {}
  for (const name of Object.keys(table.fields)) record[name] = null
  for (const [index, name] of columns.entries()) {
    const encoding = name === null ? undefined : table.fields[name]
    if (name === null || !encoding) continue
    const text = row.cells[index] ?? ''
    record[name] = readValue(text, encoding)
    if (record[name] === null && text.trim() !== '')
      problems.warning(
        { ...place, column: name },
        `${quote(text)} ist ${NOT_READ[encoding.kind]}. Berichtigen Sie den Wert, oder leeren Sie das Feld.`,
      )
  }
  const faults = keyFields(table).map((name) => [name, keyFault(name, record[name])] as const)
  for (const [column, fault] of faults)
    if (fault !== null) problems.error({ ...place, column }, fault)
  return faults.every(([, fault]) => fault === null) ? record : null
}

function readValue(text: string, encoding: Encoding<Value>): Value | null {
  return FORMULA_ERROR.test(text.trim()) ? null : encoding.read(text)
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
