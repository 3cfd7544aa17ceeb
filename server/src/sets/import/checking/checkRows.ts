import { isDate } from '@hausblick/contract/encoding/date.ts'
import type { Encoding, Value } from '@hausblick/contract/encoding/encoding.ts'
import type { Edition } from '../../../records/editions.ts'
import { addressRules } from './address.ts'
import { boundRules } from './bounds.ts'
import type { CheckedRow, Finding, Rule } from './finding.ts'
import { measureRules } from './measures.ts'
import { tenantRules } from './tenant.ts'
import { textRules } from './texts.ts'

/** Texts that the import repairs. */
const TEXTS: ReadonlySet<string> = new Set(['zipcode', 'number'])

/** Fewer unread values say nothing about their column. */
const LEAST_UNREAD = 2

const UNREAD_COLUMN =
  'und alle weiteren Werte dieser Spalte sind nicht lesbar: Von ihr wird nichts gespeichert. Prüfen Sie, ob hier die richtige Spalte steht.'

/** What of a column could be read so far. */
interface ColumnCount {
  readonly field: string
  readonly encoding: Encoding<Value>
  unread: number
  read: number
  first: string
}

/**
 * Checks the rows of a table, one at a time, for values that can be read and yet cannot be meant, as in a table whose columns
 * were renamed until no error was left.
 */
export class RowChecks {
  readonly #rules: ReadonlyMap<string, readonly Rule[]>
  readonly #columns: readonly ColumnCount[]

  constructor({ kind, columns }: Edition) {
    const tables = [
      addressRules,
      tenantRules,
      textRules,
      boundRules(kind),
      measureRules[kind.name] ?? {},
    ]
    const rulesOf = (name: string) => tables.flatMap((table) => table[name] ?? [])
    this.#rules = new Map(
      Object.keys(columns)
        .map((name) => [name, rulesOf(name)] as const)
        .filter(([, rules]) => rules.length > 0),
    )
    this.#columns = Object.entries(columns)
      .filter(([, { kind }]) => kind !== 'text' && kind !== 'idList')
      .map(([field, encoding]) => ({ field, encoding, unread: 0, read: 0, first: '' }))
  }

  /** Returns the findings of a row, at most one a field. */
  check(row: CheckedRow): Finding[] {
    for (const column of this.#columns) countValue(column, row)
    const findings: Finding[] = []
    for (const [field, rules] of this.#rules) {
      const value = readText(field, row)
      if (value === '') continue
      const remark = findRemark(rules, value, row)
      if (remark !== null) findings.push({ line: row.line, field, value, remark })
    }
    return findings
  }

  /** Returns the findings about whole columns, after the last row. */
  end(): Finding[] {
    return this.#columns
      .filter(({ read, unread }) => read === 0 && unread >= LEAST_UNREAD)
      .map(({ field, first }) => ({ line: null, field, value: first, remark: UNREAD_COLUMN }))
  }
}

/** Returns a text as it is stored, since reading has repaired some, and anything else as it was written. */
function readText(field: string, { texts, record }: CheckedRow): string {
  const written = texts[field]?.trim() ?? ''
  const stored = record[field]
  return written !== '' && TEXTS.has(field) && typeof stored === 'string' ? stored : written
}

function countValue(column: ColumnCount, { texts, record }: CheckedRow): void {
  const text = texts[column.field]?.trim() ?? ''
  if (text === '') return
  const value = record[column.field]
  // The end of a contract keeps the text that it cannot read, and is null if there is none.
  const isRead =
    value == null
      ? column.field === 'dateofrentalend'
      : column.encoding.kind !== 'date' || isDate(String(value))
  if (isRead) column.read += 1
  else {
    column.unread += 1
    column.first ||= text
  }
}

function findRemark(rules: readonly Rule[], text: string, row: CheckedRow): string | null {
  for (const rule of rules) {
    const remark = rule(text, row)
    if (remark !== null) return remark
  }
  return null
}
