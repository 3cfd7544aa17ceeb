import { foldText } from '@hausblick/figures/text.ts'
import type { SheetRow } from '../../files/sheet.ts'
import { BALANCE_SHEET } from '../apply/entries.ts'
import { isDatev } from '../period.ts'
import type { ProposedField, SourceColumn } from './field.ts'

/** What DATEV calls the columns of its postings, folded. */
const COLUMNS: readonly (readonly [heading: RegExp, field: string, type: ProposedField['type']])[] =
  [
    [/^umsatz \(ohne/, 'amount', 'money'],
    [/^soll\/haben-k/, 'side', 'text'],
    [/^wkz umsatz$/, 'currency', 'text'],
    [/^konto$/, 'account', 'id'],
    [/^gegenkonto/, 'counteraccount', 'id'],
    [/^bu-schlussel$/, 'taxkey', 'text'],
    [/^belegdatum$/, 'date', 'date'],
    [/^buchungstext$/, 'text', 'text'],
    [/^generalumkehr/, 'reversal', 'text'],
  ]
const CERTAIN = 0.98
/** What cost centres stand for is only likely. */
const LIKELY = 0.8

const fieldOf = (field: string, type: ProposedField['type'], score: number): ProposedField => ({
  field,
  type,
  score,
})

/**
 * Completes what is proposed for the columns of postings: in DATEV's format by the names that it gives them, elsewhere by the
 * account on the other side where all postings stand on accounts of the balance sheet.
 */
export function proposeDatev(
  titles: readonly SheetRow[],
  columns: readonly SourceColumn[],
  fields: readonly (ProposedField | null)[],
): (ProposedField | null)[] {
  const isFormat = isDatev(titles)
  const counted = fields.map((field) => (field?.field === 'counteraccount' ? null : field))
  const filled = columns.map(({ values }) => values.some((value) => value.trim() !== ''))
  const told = columns.map(({ heading }) => {
    const [, field, type] =
      COLUMNS.find(([pattern]) => pattern.test(foldText(heading).trim())) ?? []
    return field && type ? fieldOf(field, type, CERTAIN) : null
  })
  if (!isFormat) {
    const counter = told.findIndex((field) => field?.field === 'counteraccount')
    const isOfBank = counter !== -1 && standsOnBank(columns, fields, counter)
    return counted.map((field, index) =>
      isOfBank && index === counter ? (told[index] ?? null) : field,
    )
  }
  const named = new Set(told.flatMap((field) => field?.field ?? []))
  const rest = counted.map(
    (field, index) =>
      told[index] ?? (field && filled[index] && !named.has(field.field) ? field : null),
  )
  return proposeCostCentres(columns, rest, filled)
}

function standsOnBank(
  columns: readonly SourceColumn[],
  fields: readonly (ProposedField | null)[],
  counter: number,
): boolean {
  const own = columns[fields.findIndex((field) => field?.field === 'account')]?.values ?? []
  const others = columns[counter]?.values ?? []
  const isBalance = (account: string) => BALANCE_SHEET.test(account.trim())
  return own.length > 0 && own.every(isBalance) && others.some((account) => !isBalance(account))
}

/** The first cost centre is the building where both are filled; alone, either is the unit. */
function proposeCostCentres(
  columns: readonly SourceColumn[],
  fields: readonly (ProposedField | null)[],
  filled: readonly boolean[],
): (ProposedField | null)[] {
  if (fields.some((field) => field?.field === 'propertyid')) return [...fields]
  const centres = [1, 2].flatMap((number) => {
    const index = columns.findIndex(({ heading }) => foldText(heading).startsWith(`kost${number}`))
    return index !== -1 && filled[index] ? [index] : []
  })
  const names = centres.length === 2 ? ['objectid', 'propertyid'] : ['propertyid']
  return fields.map((field, index) => {
    const name = names[centres.indexOf(index)]
    return name === undefined ? field : fieldOf(name, 'id', LIKELY)
  })
}
