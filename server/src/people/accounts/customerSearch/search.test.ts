import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { admitCommand } from '../../../platform/http/access.ts'
import { signIn } from '../../../testing/accounts.ts'
import { onEachDatabase, type TestDatabase } from '../../../testing/databases.ts'
import { listAllCustomers, listCustomers } from '../../customers/list.ts'
import { lockCustomers } from '../../customers/store.ts'
import { identityToken } from '../../identity/account/identityToken.ts'
import { revokeAccount } from '../revoke.ts'
import { completeCustomerSearch } from './entries.ts'

const ids = ['Anna-1', 'Straße-9', 'x%y', 'x\\y', 'x_y', 'xzy', 'Öko.2']
/** More than the places of the index that one search reads. */
const MANY = 400

onEachDatabase('the search for customers', (newDatabase) => {
  let database: TestDatabase

  async function find(search: string, limit = 50): Promise<string[]> {
    const rows = await listCustomers(database.db, admitCommand(), { search, limit })
    return rows.map(({ id }) => id)
  }
  async function findAll(search: string): Promise<string[]> {
    const found: string[] = []
    for await (const rows of listAllCustomers(database.db, admitCommand(), search))
      found.push(...rows.map(({ id }) => id))
    return found
  }
  const hold = (customerIds: readonly string[]) =>
    database.db.transaction().execute((trx) => lockCustomers(trx, customerIds))
  const subjectOf = async (email: string) => {
    const link = database.db.selectFrom('account_link').select('subject').where('email', '=', email)
    return (await link.executeTakeFirstOrThrow()).subject
  }

  describe('by their ids', () => {
    beforeAll(async () => {
      database = await newDatabase()
      await hold(ids)
    })

    test.each([
      ['anna', ['Anna-1']],
      ['NA-1', ['Anna-1']],
      ['Anna-1', ['Anna-1']],
      ['Anna-12', []],
      ['öko', ['Öko.2']],
      ['OKO', ['Öko.2']],
      ['ko.', ['Öko.2']],
      ['strasse', ['Straße-9']],
      ['STRAẞE', ['Straße-9']],
      ['%', ['x%y']],
      ['_', ['x_y']],
      ['\\', ['x\\y']],
      ['x', ['x%y', 'x\\y', 'x_y', 'xzy']],
      ["'", []],
      ['\0', []],
      ['\ud800', []],
      ['', ids],
    ])('for %j returns the matching customers, in order', async (text, expected) => {
      expect(await find(text)).toEqual(expected)
      expect(await findAll(text)).toEqual(expected)
    })
  })

  test('finds customers by the address of their first account until it is revoked', async () => {
    database = await newDatabase()
    await hold(['K-1', 'K-2'])
    await signIn(database, { email: 'zoe@example.de', kind: 'customer', customerId: 'K-1' })
    await signIn(database, { email: 'yan@example.de', kind: 'customer', customerId: 'K-1' })
    expect(await find('ZOE@')).toEqual(['K-1'])
    expect(await find('yan')).toEqual([])
    expect(await find('k-')).toEqual(['K-1', 'K-2'])
    const subject = await subjectOf('zoe@example.de')
    await revokeAccount(database.db, { issuer: identityToken.issuer, subject })
    expect(await find('zoe')).toEqual([])
    expect(await find('yan')).toEqual(['K-1'])
  })

  test('finds customers by addresses that are linked concurrently', async () => {
    database = await newDatabase()
    await hold(['K-1'])
    const emails = Array.from({ length: 8 }, (_, index) => `nummer${index}@example.de`)
    await Promise.all(
      emails.map((email) => signIn(database, { email, kind: 'customer', customerId: 'K-1' })),
    )
    const [row] = await listCustomers(database.db, admitCommand(), { search: 'nummer', limit: 50 })
    expect(row?.id).toBe('K-1')
    expect(await find(row?.registeredEmail ?? '')).toEqual(['K-1'])
  })

  test('lists the customer with exactly this id first, however many others match', async () => {
    database = await newDatabase()
    const others = Array.from({ length: 12 }, (_, index) => `Anna${10 + index}-Müller`)
    await hold([...others, 'Müller'])
    expect(await find('Müller', 10)).toEqual(['Müller', ...others.slice(0, 9)])
    expect(await find('Müller', 1)).toEqual(['Müller'])
    expect(await find('Müller')).toEqual(['Müller', ...others])
    expect(await find('müller', 10)).toEqual(others.slice(0, 10))
    expect(await findAll('Müller')).toEqual([...others, 'Müller'])
  })

  test('finds customers created by an older version once completed', async () => {
    database = await newDatabase()
    const made = Array.from({ length: MANY }, (_, index) => `M-${1000 + index}`)
    for (const id of made)
      await sql`insert into customer (id, data_version, created_at) values (${id}, 0, '')`.execute(
        database.db,
      )
    expect(await find('m-1')).toEqual([])
    await Promise.all([1, 2, 3].map(() => completeCustomerSearch(database)))
    expect(await findAll('m-1')).toEqual(made)
  })

  describe('with more matches than are read at once', () => {
    const many = Array.from({ length: MANY }, (_, index) => `M-${1000 + index}`)
    beforeAll(async () => {
      database = await newDatabase()
      await hold([...many, 'A-0', 'Z-0'])
    })

    test.each([1, 51, 250, 251, 399])('returns as many as requested: %i', async (limit) => {
      const found = await find('m-', limit)
      expect(found).toEqual(many.slice(0, limit))
    })

    test('returns all of them', async () => {
      expect(await find('m-', 1000)).toEqual(many)
      expect(await findAll('m-')).toEqual(many)
      expect(await findAll('-')).toEqual(['A-0', ...many, 'Z-0'])
    })

    test('returns a few at the end', async () => {
      expect(await find('z', 1)).toEqual(['Z-0'])
      expect(await find('99', 50)).toEqual(['M-1099', 'M-1199', 'M-1299', 'M-1399'])
    })
  })
})
