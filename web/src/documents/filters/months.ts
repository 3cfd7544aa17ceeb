import { MONTH_LABELS } from '@hausblick/figures/cashflow.ts'
import { formatMonth } from '../../format/month.ts'

/** The months by the two digits that stand for them in an address. */
export const months = MONTH_LABELS.map((label, place) => ({
  value: String(place + 1).padStart(2, '0'),
  label: formatMonth(label),
}))
