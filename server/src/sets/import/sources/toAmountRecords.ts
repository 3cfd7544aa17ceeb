import { MONTHS } from '@hausblick/contract/year.ts'
import type { KindAmounts } from '../mapping/apply/postings.ts'
import type { CombinedRecord } from '../mapping/combine/combineSources.ts'
import type { SourceLocation } from '../problems/problems.ts'

/** Returns the sums of journals as records of the amounts by kind; months without postings have none. */
export function toAmountRecords(
  amounts: readonly KindAmounts[],
  location: SourceLocation,
): CombinedRecord[] {
  const byKey = Map.groupBy(amounts, ({ customerid, propertyid, objectid, kind }) =>
    JSON.stringify([customerid, propertyid, objectid, kind]),
  )
  return [...byKey.values()].flatMap((ofKey) => {
    const months = ofKey.flatMap(({ year, income, expenses }) =>
      MONTHS.flatMap((month, index) => [
        [`kindincome${month}${year}`, income[index] || null] as const,
        [`kindexpenses${month}${year}`, expenses[index] || null] as const,
      ]),
    )
    // A posting that was cancelled in its month leaves nothing.
    if (months.every(([, amount]) => amount === null)) return []
    const [{ customerid = null, propertyid = null, objectid = null, kind = null } = {}] = ofKey
    const record = { customerid, propertyid, objectid, kind, ...Object.fromEntries(months) }
    return [{ location, origins: new Map(), record }]
  })
}
