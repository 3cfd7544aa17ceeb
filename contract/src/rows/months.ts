import { money } from '../encoding/money.ts'
import { FIRST_YEAR, LAST_YEAR, MONTHS } from '../year.ts'

/** What has monthly figures. The wire's names of its months begin with it. */
export type CashFlowKind = 'portfolio' | 'object' | 'property' | 'kind'

/** The monthly figures of a year: twelve values each, January first. */
export interface Months<Amount = number | null> {
  readonly year: number
  readonly income: readonly Amount[]
  readonly expenses: readonly Amount[]
}

/** What a decoded row has of its months: nothing unless it is of a kind with monthly figures. */
export type MonthsOf<K extends CashFlowKind | null, Amount> = K extends null
  ? unknown
  : Months<Amount>

const FLOWS = ['income', 'expenses'] as const

/** What `monthlyNames` has returned, since it is asked once a row; there are as many as years that figures can be of. */
const knownNames = new Map<string, readonly string[]>()

/** Returns the wire's names of a year's months, income first: `portfolioincome012025`. */
export function monthlyNames(kind: CashFlowKind, year: number): readonly string[] {
  const key = `${kind}${year}`
  const known = knownNames.get(key)
  if (known) return known
  const names = Object.keys(monthlyFields(kind, [year]))
  knownNames.set(key, names)
  return names
}

/** Returns the wire's fields of the months of some years; of each month, all years. */
export function monthlyFields(
  kind: CashFlowKind,
  years: readonly number[],
): Readonly<Record<string, typeof money>> {
  return Object.fromEntries(
    FLOWS.flatMap((flow) =>
      MONTHS.flatMap((month) => years.map((year) => [`${kind}${flow}${month}${year}`, money])),
    ),
  )
}

/** Returns the months of a year from its 24 amounts, in the order of `monthlyNames`. */
export function toMonths<Amount>(year: number, amounts: readonly Amount[]): Months<Amount> {
  return { year, income: amounts.slice(0, 12), expenses: amounts.slice(12) }
}

/** Returns the amounts of a year's months in the order of `monthlyNames`. */
export function listAmounts<Amount>({ income, expenses }: Months<Amount>): Amount[] {
  return [...income, ...expenses]
}

/** Reads the name of a monthly field, of any year that figures can be of; null for any other name. */
export function readMonthlyName(
  name: string,
): { readonly kind: string; readonly year: number } | null {
  const [, kind, digits] = MONTHLY_NAME.exec(name) ?? []
  const year = Number(digits)
  return kind === undefined || year < FIRST_YEAR || year > LAST_YEAR ? null : { kind, year }
}

const MONTHLY_NAME = /^([a-z]+)(?:income|expenses)(?:0[1-9]|1[0-2])(\d{4})$/
