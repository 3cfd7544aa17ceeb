import { readMeCall } from '@hausblick/contract/calls/accounts.ts'
import { beforeAll, beforeEach } from 'vitest'
import { creditKind } from '../records/kinds/credit.ts'
import { portfolioKind } from '../records/kinds/portfolio.ts'
import { propertyKind } from '../records/kinds/property.ts'
import { propertyOverviewKind } from '../records/kinds/propertyOverview.ts'
import { signIn } from './accounts.ts'
import type { NewDatabase } from './databases.ts'
import { useMerging } from './merging.ts'

/** Like `useMerging`, with units, a loan and total figures of A and B before each test, and a guest of both. */
export function useTwoCustomers(newDatabase: NewDatabase) {
  const merging = useMerging(newDatabase)
  const { call, database, db, store } = merging

  const unitsOf = async (customerId: string) =>
    (
      await db()
        .selectFrom('property_overview')
        .select(['property_id', 'street'])
        .where('customer_id', '=', customerId)
        .orderBy('property_id')
        .execute()
    ).map(({ property_id, street }) => `${property_id} ${street}`)
  const totalsOf = async (customerId: string) =>
    await db()
      .selectFrom('portfolio')
      .select(['value_cents', 'purchasing_value_cents', 'property_count', 'value_change_bp'])
      .where('customer_id', '=', customerId)
      .executeTakeFirst()
  const customersOf = async (who: 'a' | 'b') =>
    (await call(who, { url: readMeCall.path })).json().customerIds

  beforeAll(async () => {
    await signIn(database(), {
      email: 'gast@example.org',
      kind: null,
      guestOf: [{ customerId: 'A' }, { customerId: 'B' }],
    })
  })
  beforeEach(async () => {
    await store(propertyOverviewKind, 'A', [
      ['W-1', { street: 'Lindenweg' }],
      ['W-2', { street: 'Lindenweg' }],
    ])
    await store(propertyOverviewKind, 'B', [['W-9', { street: 'Ahornweg' }]])
    await store(propertyKind, 'A', [['W-2']])
    await store(creditKind, 'A', [['K-1', { propertyids: ['W-1'], objectids: [] }]])
    const totals = { portfoliovalue: 100_000_00, portfoliopurchasingvalue: 80_000_00 }
    await store(portfolioKind, 'A', [['', { ...totals, numberofproperties: 2 }]])
    await store(portfolioKind, 'B', [['', { ...totals, numberofproperties: 1 }]])
  })

  return { ...merging, customersOf, totalsOf, unitsOf }
}
