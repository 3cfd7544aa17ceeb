import { expect, test } from 'vitest'
import { holdCustomers } from '../customers/store.ts'
import { onEachDatabase } from '../testing/databases.ts'
import { contains } from './contains.ts'

const ids = ['Anna-1', 'Öko.2', 'x%y', 'x\\y', 'x_y', 'xzy']

onEachDatabase('a search', (newDatabase) => {
  test.each([
    ['anna', ['Anna-1']],
    ['NA-1', ['Anna-1']],
    ['Öko', ['Öko.2']],
    ['ko.', ['Öko.2']],
    ['%', ['x%y']],
    ['_', ['x_y']],
    ['\\', ['x\\y']],
    ["'", []],
    ['', ids],
  ])('for %j finds what has it in it', async (text, expected) => {
    const { db } = await newDatabase()
    await db.transaction().execute((trx) => holdCustomers(trx, ids))
    const rows = await db
      .selectFrom('customer')
      .select('id')
      .where(contains(text, ['id']))
      .execute()
    expect(rows.map(({ id }) => id).toSorted()).toEqual(expected.toSorted())
  })
})
