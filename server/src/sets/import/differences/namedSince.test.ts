import { beforeAll, expect, test } from 'vitest'
import { createInvitation } from '../../../people/accounts/invitations/create.ts'
import { writeNames } from '../../../people/customers/names.ts'
import { transact } from '../../../platform/database/transact.ts'
import { NAME_COLUMN } from '../../../records/kinds/portfolio.ts'
import { PUBLIC_URL } from '../../../testing/browser.ts'
import { onEachDatabase, type TestDatabase } from '../../../testing/databases.ts'
import { writeDifferences } from './write.ts'

const RUN = 'lauf'
const CUSTOMERS = [
  ['N-1', ''],
  ['N-2', ''],
  ['N-3', 'Ida Blum'],
] as const

onEachDatabase('the customers that an import added', (newDatabase) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await newDatabase()
    const rows = CUSTOMERS.map(([customer_id, name], index) => ({
      run_id: RUN,
      number: index + 1,
      table_name: NAME_COLUMN,
      customer_id,
      item_id: '',
      change: 'added' as const,
      search: '',
      before: null,
      after: JSON.stringify({ row: { name }, months: [], valuations: [] }),
    }))
    await database.db.insertInto('import_difference').values(rows).execute()
  })

  const write = (direction: 'apply' | 'undo') =>
    transact(database.db, (trx) => writeDifferences(trx, RUN, direction))

  test('stay as they are at its undo where they have been named or invited since', async () => {
    await write('apply')
    await transact(database.db, (trx) => writeNames(trx, [['N-1', 'Maria Weber']]))
    await createInvitation(database.db, { kind: 'customer', customerId: 'N-3' }, PUBLIC_URL)
    await write('undo')
    const customers = database.db.selectFrom('customer').select(['id', 'name']).orderBy('id')
    expect(await customers.execute()).toEqual([
      { id: 'N-1', name: 'Maria Weber' },
      { id: 'N-3', name: 'Ida Blum' },
    ])
  })
})
