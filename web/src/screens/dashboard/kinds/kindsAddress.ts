import { documentMonthParameter } from '@hausblick/contract/addresses.ts'
import {
  keyParameter,
  optionalParameter,
  recordParameter,
} from '@hausblick/contract/searchParameters.ts'
import type { Flow, KindPeriod } from '@hausblick/figures/amountsByKind.ts'

/** What is shown of the amounts by kind. */
export interface KindsState {
  readonly flow: Flow
  readonly period: KindPeriod
  /** The month of that period, `01` to `12`; null for the last one with a value. */
  readonly month: string | null
  /** The kind shown by month, folded; null for none. */
  readonly kind: string | null
}

/** Reads and writes it in the address. */
export const kindsParameter = recordParameter<KindsState>({
  flow: keyParameter('wofuer', { expenses: 'ausgaben', income: 'einnahmen' }, 'expenses'),
  period: keyParameter('zeitraum', { month: 'monat', year: 'jahr', twelve: '12-monate' }, 'year'),
  month: documentMonthParameter,
  kind: optionalParameter('art'),
})

/** Where the amounts by kind are on the page. */
export const KINDS_PLACE = 'wofuer'

/** Writes a month counted from 0. */
export function monthParameterOf(month: number): string {
  return String(month + 1).padStart(2, '0')
}
