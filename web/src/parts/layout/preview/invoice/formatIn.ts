import { formatMoneyExactly } from '../../../../base/format/money.ts'
import { formatNumber, NO_BREAK } from '../../../../base/format/number.ts'

/** Formats cents of a currency, by its code in ISO 4217: `€ 12,50`, `CHF 12,50`. */
export function formatIn(currency: string | null, cents: number): string {
  if (currency === 'EUR') return formatMoneyExactly(cents)
  return [currency, formatNumber(cents / 100, 2, 2)].filter(Boolean).join(NO_BREAK)
}
