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
  /** The kind shown by month, folded; null for none. */
  readonly kind: string | null
}

/** Reads and writes it in the address. */
export const kindsParameter = recordParameter<KindsState>({
  flow: keyParameter('wofuer', { expenses: 'ausgaben', income: 'einnahmen' }, 'expenses'),
  period: keyParameter('zeitraum', { month: 'monat', year: 'jahr', twelve: '12-monate' }, 'year'),
  kind: optionalParameter('art'),
})
