import { DATA_YEAR } from '@hausblick/contract/year.ts'
import type { RecordsAsked } from '../http/access.ts'
import type { RecordKind } from './recordKind.ts'

/**
 * Describes a read of a record kind for the decision on access: to the loans or the other figures, and of which year, by default
 * the data year.
 */
export function describeRead(
  { name }: Pick<RecordKind, 'name'>,
  year: number | null,
): RecordsAsked {
  if (name === 'credit-terms') return { part: 'loans', year: null }
  return { part: name === 'credit-overview' ? 'loans' : 'figures', year: year ?? DATA_YEAR }
}
