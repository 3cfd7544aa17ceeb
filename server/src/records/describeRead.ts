import { DATA_YEAR } from '@hausblick/contract/year.ts'
import type { RecordsAsked } from '../http/access.ts'
import type { RecordKind } from './recordKind.ts'

/**
 * Describes a read of a record kind for the decision on access: to the loans or the other figures, and of which year, by default
 * the data year. What has no months belongs to no year unless one is asked for.
 */
export function describeRead(
  { name, cashFlow }: Pick<RecordKind, 'name' | 'cashFlow'>,
  year: number | null,
): RecordsAsked {
  if (cashFlow) return { part: 'figures', year: year ?? DATA_YEAR }
  const isOfLoans = name === 'credit-overview' || name === 'credit-terms'
  return { part: isOfLoans ? 'loans' : 'figures', year }
}
