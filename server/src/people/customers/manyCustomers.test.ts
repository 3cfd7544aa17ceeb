import { listCustomersCall } from '@hausblick/contract/calls/customers.ts'
import { beforeAll, expect, test } from 'vitest'
import { onEachDatabase } from '../../testing/databases.ts'
import { useOperating } from '../../testing/operating.ts'
import { lockCustomers } from './store.ts'

/** More than one page has. */
const MANY = 600
const newIds = (name: (number: number) => string) =>
  Array.from({ length: MANY }, (_, index) => name(1000 + index))
const annas = newIds((number) => `Anna-${number}-Müller`)
const berts = newIds((number) => `Bert-${number}-Maier`)
const everyone = [...annas, ...berts, 'K-1', 'Müller']

onEachDatabase('the list of many customers', (newDatabase) => {
  const { call, db } = useOperating(newDatabase)

  beforeAll(async () => {
    await db()
      .transaction()
      .execute((trx) => lockCustomers(trx, everyone))
  })

  test.each<[Record<string, string>, readonly string[]]>([
    [{}, everyone],
    [{ limit: '1000' }, everyone.slice(0, 1000)],
    [{ search: ' , ' }, everyone],
    [{ search: 'müller' }, [...annas, 'Müller']],
    [{ search: 'müller', limit: '10000' }, [...annas, 'Müller']],
    [{ search: 'Müller', limit: '51' }, ['Müller', ...annas.slice(0, 50)]],
    [{ search: 'Müller', limit: '550' }, ['Müller', ...annas.slice(0, 549)]],
    [{ search: 'bert' }, berts],
    [{ search: 'bert', limit: '550' }, berts.slice(0, 550)],
    [{ search: 'maier bert' }, berts],
    [{ search: 'maier bert', limit: '51' }, berts.slice(0, 51)],
    [{ search: 'bert 1042' }, ['Bert-1042-Maier']],
    [{ search: 'bert 1042 maier', limit: '51' }, ['Bert-1042-Maier']],
    [{ search: 'maier anna' }, []],
    [{ search: 'maier anna', limit: '51' }, []],
    [{ search: 'maier anna', limit: '550' }, []],
  ])('asked for with %o', async (query, expected) => {
    const reply = await call(
      'staff',
      'GET',
      `${listCustomersCall.path}?${new URLSearchParams(query)}`,
    )
    expect(listCustomersCall.reply.parse(reply.json()).map(({ id }) => id)).toEqual(expected)
  })
})
