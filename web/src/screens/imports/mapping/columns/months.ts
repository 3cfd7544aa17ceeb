import { MONTH_LABELS } from '@hausblick/figures/cashflow.ts'
import { formatMonth } from '../../../../base/format/month.ts'

export function listMonths(): string[] {
  return MONTH_LABELS.map(formatMonth)
}
