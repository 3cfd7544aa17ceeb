import type { importDifference } from '@hausblick/contract/calls/imports.ts'
import type { Encoding, Value } from '@hausblick/contract/encoding/encoding.ts'
import { monthlyNames } from '@hausblick/contract/rows/months.ts'
import type * as z from 'zod/mini'
import { formatAmount, formatDate } from '../../../platform/print/format.ts'
import { monthColumns } from '../../../records/cashFlow.ts'
import type { RecordKind } from '../../../records/recordKind.ts'
import { fromStored, type StoredValue } from '../../../records/row.ts'
import { columnLabel } from '../headers/labels.ts'
import { quote } from '../problems/problems.ts'
import type { ItemState } from './itemState.ts'
import type { DifferenceTable } from './tables.ts'

type ShownField = z.infer<typeof importDifference>['fields'][number]

export interface Change {
  readonly customerId: string
  readonly before: ItemState | null
  readonly after: ItemState | null
}

const NO_BREAK = '\u00a0'

const NOUNS: Readonly<Record<string, string>> = {
  'object-overview': 'Objekt',
  'dashboard-object': 'Objekt',
  'property-overview': 'Einheit',
  'dashboard-property': 'Einheit',
  'credit-overview': 'Kredit',
  'credit-terms': 'Kredit',
}

/** Returns in German what a row is about: `Einheit 101-02`. */
export function describeRow(
  { kind, name }: DifferenceTable,
  { customerId, before, after }: Change,
): string {
  const row = after?.row ?? before?.row ?? {}
  if (!kind) return `Eigentümer ${customerId}`
  const read = (field: string) =>
    row[kind.stored.find((stored) => stored.name === field)?.column ?? '']
  if (kind.compositeId) {
    const unit = read('propertyid')
    const item = unit === null ? `Objekt ${read('objectid')}` : `Einheit ${unit}`
    return `${item}, ${read('kind')}`
  }
  if (kind.idField === null) return 'Portfolio'
  return `${NOUNS[name] ?? ''} ${read(kind.idField)}`.trim()
}

/** Lists the values that differ, as people read them. */
export function listFields({ kind, name }: DifferenceTable, change: Change): ShownField[] {
  const { before, after } = change
  if (!kind)
    return [
      {
        field: name,
        label: columnLabel('dashboard-portfolio', name),
        before: textOf(before?.row.name),
        after: textOf(after?.row.name),
      },
    ].filter((field) => field.before !== field.after)
  return [
    ...listOwn(kind, change),
    ...listListed(kind, change),
    ...listMonths(kind, change),
    ...listValuations(change),
  ].filter((field) => field.before !== field.after)
}

function listOwn(kind: RecordKind, { before, after }: Change): ShownField[] {
  const keys = new Set<string | null>(['customerid', kind.idField])
  return kind.stored
    .filter(({ name }) => !keys.has(name))
    .map(({ name, column, encoding }) => ({
      field: name,
      label: columnLabel(kind.name, name),
      before: format(encoding, before?.row[column]),
      after: format(encoding, after?.row[column]),
    }))
}

/** A row that the newest year does not have any more stays for the years that have it. */
function listListed(kind: RecordKind, { before, after }: Change): ShownField[] {
  if (!kind.cashFlow || !before || !after) return []
  const describe = ({ row }: ItemState) => (row.listed === 1 ? 'ja' : 'nein, nur früher')
  return [
    {
      field: 'listed',
      label: 'Im neuesten Jahr',
      before: describe(before),
      after: describe(after),
    },
  ]
}

function listMonths({ name, cashFlow }: RecordKind, { before, after }: Change): ShownField[] {
  if (!cashFlow) return []
  const years = [before, after].flatMap(
    (state) => state?.months.map(({ year }) => Number(year)) ?? [],
  )
  return [...new Set(years)]
    .toSorted((a, b) => a - b)
    .flatMap((year) => {
      const amounts = (state: ItemState | null) =>
        state?.months.find((ofYear) => ofYear.year === year) ?? {}
      const names = monthlyNames(cashFlow, year)
      return monthColumns.map((column, index) => ({
        field: names[index] ?? column,
        label: columnLabel(name, names[index] ?? column),
        before: formatMoney(amounts(before)[column]),
        after: formatMoney(amounts(after)[column]),
      }))
    })
}

function listValuations({ before, after }: Change): ShownField[] {
  const dates = [before, after].flatMap(
    (state) => state?.valuations.map((row) => String(row.valuation_date)) ?? [],
  )
  const valueAt = (state: ItemState | null, day: string) =>
    formatMoney(state?.valuations.find((row) => row.valuation_date === day)?.value_cents)
  return [...new Set(dates)].toSorted().map((day) => ({
    field: 'valuation',
    label: day === '' ? 'Bewertung ohne Datum' : `Bewertung ${formatDate(day)}`,
    before: valueAt(before, day),
    after: valueAt(after, day),
  }))
}

function format(encoding: Encoding<Value>, stored: StoredValue | undefined): string | null {
  const value = fromStored(encoding, stored ?? null)
  if (value === null) return null
  if (encoding.kind === 'money') return formatMoney(stored)
  const written = encoding.write(value)
  const isShare = encoding.kind === 'percentage' || encoding.kind === 'interestRate'
  return (isShare ? written.replace('%', `${NO_BREAK}%`) : written) || null
}

/** As the pages write it: `€ 1.250,00`, `− € 3,46`. */
function formatMoney(cents: StoredValue | undefined): string | null {
  if (typeof cents !== 'number') return null
  const amount = `€${NO_BREAK}${formatAmount(Math.abs(cents))}`
  return cents < 0 ? `−${NO_BREAK}${amount}` : amount
}

function textOf(value: StoredValue | undefined): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

/** Returns in German where an import and what is stored no longer agree. */
export function describePlace(table: DifferenceTable, change: Change): string {
  return `${describeRow(table, change)} von ${quote(change.customerId)}`
}
