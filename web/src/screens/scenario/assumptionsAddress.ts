import type { Encoding } from '@hausblick/contract/encoding/encoding.ts'
import { interestRate, ONE_PERCENT } from '@hausblick/contract/encoding/interestRate.ts'
import { money } from '@hausblick/contract/encoding/money.ts'
import { percentage } from '@hausblick/contract/encoding/percentage.ts'
import {
  mapParameter,
  optionalParameter,
  type Parameter,
  recordParameter,
} from '@hausblick/contract/searchParameters.ts'
import type { Assumptions, Sale } from '@hausblick/figures/scenario/assumptions.ts'
import { WHOLE } from '@hausblick/figures/shares.ts'
import { EURO } from '@hausblick/figures/wholeEuros.ts'

interface Range {
  readonly min: number
  readonly max: number
}

/** In millionths of a per cent. */
export const RATES: Range = { min: ONE_PERCENT / 2, max: 8 * ONE_PERCENT }
/** In basis points, as the following. */
const REPAYMENTS: Range = { min: 50, max: 1_000 }
export const VACANCIES: Range = { min: 0, max: WHOLE / 2 }
export const SHARES: Range = { min: 0, max: WHOLE }
export const CHANGES: Range = { min: -500, max: 800 }
/** In cents. */
export const AMOUNTS: Range = { min: 1, max: 1_000_000_000 * EURO }

const numbers = {
  rate: { name: 'zins', encoding: interestRate, range: RATES },
  repayment: { name: 'tilgung', encoding: percentage, range: REPAYMENTS },
  vacancy: { name: 'leerstand', encoding: percentage, range: VACANCIES },
  share: { name: 'markt', encoding: percentage, range: SHARES },
  rents: { name: 'mieten', encoding: percentage, range: CHANGES },
  costs: { name: 'kosten', encoding: percentage, range: CHANGES },
  values: { name: 'wert', encoding: percentage, range: CHANGES },
  price: { name: 'preis', encoding: money, range: AMOUNTS },
  amount: { name: 'sondertilgung', encoding: money, range: AMOUNTS },
} as const

interface NumberGiven {
  readonly name: string
  readonly encoding: Encoding<number>
  readonly range: Range
}

const marketYear = optionalParameter('marktab', /^\d{4}$/)
const saleYear = optionalParameter('verkaufsjahr', /^\d{4}$/)
const loan = optionalParameter('darlehen')

/** The parameter of what is sold: its kind and id. */
const SOLD = 'verkauf'
const words = { unit: 'einheit', object: 'objekt' } as const
const soldParameter = mapParameter(optionalParameter(SOLD, /^(einheit|objekt)-./), {
  read: (text): Pick<Sale, 'kind' | 'id'> | null => {
    if (text === null) return null
    const kind = text.startsWith(`${words.unit}-`) ? 'unit' : 'object'
    return { kind, id: text.slice(words[kind].length + 1) }
  },
  write: (sold: Pick<Sale, 'kind' | 'id'> | null) => sold && `${words[sold.kind]}-${sold.id}`,
})

/** Reads and writes the assumptions in the address: those that are not neutral, numbers within their ranges. */
export const assumptionsParameter: Parameter<Assumptions> = mapParameter(
  recordParameter({
    rate: numberParameter(numbers.rate),
    repayment: numberParameter(numbers.repayment),
    vacancy: numberParameter(numbers.vacancy),
    share: numberParameter(numbers.share),
    marketYear: yearOf(marketYear),
    rents: numberParameter(numbers.rents),
    costs: numberParameter(numbers.costs),
    values: numberParameter(numbers.values),
    sold: soldParameter,
    saleYear: yearOf(saleYear),
    price: numberParameter(numbers.price),
    amount: numberParameter(numbers.amount),
    loan,
  }),
  {
    read: (stored): Assumptions => ({
      rate: stored.rate,
      repayment: stored.repayment,
      vacancy: stored.vacancy,
      market: stored.share ? { share: stored.share, from: stored.marketYear } : null,
      rents: stored.rents ?? 0,
      costs: stored.costs ?? 0,
      values: stored.values ?? 0,
      sale: stored.sold && { ...stored.sold, year: stored.saleYear, price: stored.price },
      special: stored.amount === null ? null : { amount: stored.amount, loanId: stored.loan },
    }),
    write: ({ rate, repayment, vacancy, market, rents, costs, values, sale, special }) => ({
      rate,
      repayment,
      vacancy,
      share: market?.share || null,
      marketYear: market?.share ? market.from : null,
      rents: rents || null,
      costs: costs || null,
      values: values || null,
      sold: sale,
      saleYear: sale?.year ?? null,
      price: sale?.price ?? null,
      amount: special?.amount ?? null,
      loan: special?.loanId ?? null,
    }),
  },
)

/** An assumption in the address that cannot be read, or not in full. */
export type WrongName = keyof typeof numbers | 'sold'

/** Returns the assumptions in an address that are no numbers or out of range, and so are not used as they stand. */
export function findWrong(search: string): WrongName[] {
  const params = new URLSearchParams(search)
  const wrong = (Object.keys(numbers) as (keyof typeof numbers)[]).filter((key) => {
    const { name, encoding, range }: NumberGiven = numbers[key]
    const text = params.get(name)
    const value = text === null ? null : encoding.read(text)
    return text !== null && (value === null || value < range.min || value > range.max)
  })
  return params.has(SOLD) && soldParameter.read(params) === null ? [...wrong, 'sold'] : wrong
}

function numberParameter({ name, encoding, range }: NumberGiven): Parameter<number | null> {
  return mapParameter(optionalParameter(name), {
    read: (text) => {
      const value = text === null ? null : encoding.read(text)
      return value === null ? null : Math.min(range.max, Math.max(range.min, value))
    },
    write: (value) => (value === null ? null : encoding.write(value).replace('%', '')),
  })
}

function yearOf(parameter: Parameter<string | null>): Parameter<number | null> {
  return mapParameter(parameter, {
    read: (text) => (text === null ? null : Number(text)),
    write: (year) => (year === null ? null : String(year)),
  })
}
