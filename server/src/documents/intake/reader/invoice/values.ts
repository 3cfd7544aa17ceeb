import type { InvoiceKind } from '@hausblick/contract/invoice.ts'

const DECIMAL = /^(?<sign>[+-]?)(?<whole>\d{0,20})(?:\.(?<part>\d{0,20}))?$/
const HUNDREDTHS = 2
/** Of a price for one of many. */
const DECIMALS = 6

interface Decimal {
  readonly digits: bigint
  readonly decimals: number
}

function parseDecimal(text: string): Decimal | null {
  const { sign, whole = '', part = '' } = DECIMAL.exec(text)?.groups ?? {}
  if (sign === undefined || whole + part === '') return null
  return { digits: BigInt(`${sign === '-' ? '-' : ''}${whole}${part}`), decimals: part.length }
}

/** Returns a quotient, rounded half away from zero; the divisor is positive. */
function divide(dividend: bigint, divisor: bigint): bigint {
  return (2n * dividend + (dividend < 0n ? -divisor : divisor)) / (2n * divisor)
}

/** Returns a decimal number times ten to a power. */
function scale({ digits, decimals }: Decimal, power: number): bigint {
  const shift = power - decimals
  return shift >= 0 ? digits * 10n ** BigInt(shift) : divide(digits, 10n ** BigInt(-shift))
}

/** Returns the cents of an amount such as `-12.345`; null where it is none, or beyond what numbers hold exactly. */
export function centsOf(text: string): number | null {
  const decimal = parseDecimal(text)
  const cents = decimal && Number(scale(decimal, HUNDREDTHS))
  return Number.isSafeInteger(cents) ? cents : null
}

/** Returns a percentage of an amount in cents, rounded to cents; null where it is no number. */
export function percentOf(cents: number, rate: string): number | null {
  const decimal = parseDecimal(rate)
  if (decimal === null) return null
  return Number(divide(BigInt(cents) * decimal.digits, 10n ** BigInt(decimal.decimals + 2)))
}

/** Returns the price of one where one for several is stated. */
export function priceOfOne(price: string, quantity: string): string {
  const [sum, count] = [parseDecimal(price), parseDecimal(quantity)]
  if (sum === null || count === null || count.digits <= 0n || Number(quantity) === 1) return price
  const one = divide(scale(sum, DECIMALS + count.decimals), count.digits)
  const digits = String(one < 0n ? -one : one).padStart(DECIMALS + 1, '0')
  const text = `${digits.slice(0, -DECIMALS)}.${digits.slice(-DECIMALS)}`.replace(/\.?0+$/, '')
  return one < 0n ? `-${text}` : text
}

const ISO_DAY = /^(\d{4})-(\d\d)-(\d\d)(?:Z|[+-]\d\d:\d\d|T.*)?$/
const PLAIN_DAY = /^(\d{4})(\d\d)(\d\d)(?:\d{4,6}(?:[A-Z]{3}|[+-]\d{4})?)?$/

/** Returns a day as written in UBL, or in CII, alone or with a time; null where it is none, but a week or month. */
export function dayOf(text: string): string | null {
  const [, ...parts] = ISO_DAY.exec(text) ?? PLAIN_DAY.exec(text) ?? []
  const day = parts.join('-')
  const time = new Date(`${day}T00:00:00Z`).getTime()
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) ? day : null
}

/** Codes of UNTDID 1001. */
const KINDS: Readonly<Record<Exclude<InvoiceKind, 'other'>, string>> = {
  invoice:
    '71 80 82 84 102 130 202 203 204 211 218 219 295 331 380 382 383 385 387 388 390 393 394 395 456 457 501 527 575 623 633 751 780 817 870 877 935',
  // 389 is what the buyer issues, which is to be called Gutschrift (§ 14 Abs. 4 Nr. 10 UStG).
  creditNote: '81 83 261 262 296 308 381 389 396 420 458 502 503 532',
  correction: '384 471 472 473',
  partial: '326 386 500 875 876',
}
const kinds = new Map(
  Object.entries(KINDS).flatMap(([kind, codes]) =>
    codes.split(' ').map((code) => [code, kind as InvoiceKind] as const),
  ),
)

export function kindOf(type: string | null): InvoiceKind {
  return kinds.get(type ?? '') ?? 'other'
}
