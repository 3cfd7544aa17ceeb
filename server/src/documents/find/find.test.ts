import { type Found, findCall } from '@hausblick/contract/calls/find.ts'
import { STREET, spellings } from '@hausblick/figures/testing/spellings.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { updateCustomerSearch } from '../../people/accounts/customerSearch/entries.ts'
import { creditKind } from '../../records/kinds/credit.ts'
import { creditTermsKind } from '../../records/kinds/creditTerms.ts'
import { objectOverviewKind } from '../../records/kinds/objectOverview.ts'
import { propertyOverviewKind } from '../../records/kinds/propertyOverview.ts'
import type { RecordKind } from '../../records/recordKind.ts'
import type { DecodedRow } from '../../records/row.ts'
import { signIn, type TestGuest } from '../../testing/accounts.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { useDocuments } from '../../testing/documents.ts'
import type { Who } from '../../testing/everyone.ts'
import { replaceRows } from '../../testing/replaceRows.ts'
import { completeFindIndex } from './index/update.ts'

const empty = { street: null, number: null, zipcode: null, city: null }
const [, STREET_NAME = '', HOUSE = ''] = /^(.*) (\S+)$/.exec(STREET) ?? []

onEachDatabase('finding', (newDatabase) => {
  const { add, call, app, database, db } = useDocuments(newDatabase)

  const replace = (kind: RecordKind, customerId: string, rows: readonly DecodedRow[]) =>
    db()
      .transaction()
      .execute((trx) =>
        replaceRows(trx, kind, [
          [
            customerId,
            rows.map((row) => {
              const missing = Object.fromEntries(
                Object.keys(kind.fields).map((name) => [name, null]),
              )
              return { ...missing, ...row, customerid: customerId }
            }),
          ],
        ]),
      )

  async function find(who: Who, q: string, customerId?: string): Promise<Found> {
    const query = { q, ...(customerId !== undefined && { customerId }) }
    const reply = await call(who, { url: findCall.path, query })
    expect(reply.statusCode, reply.body).toBe(200)
    return findCall.reply.parse(reply.json())
  }
  /** Returns the ids of what is found, of all kinds. */
  async function ids(who: Who, q: string, customerId?: string): Promise<string[]> {
    const { places, loans, customers } = await find(who, q, customerId)
    return [...places, ...loans, ...customers].map(({ id }) => id)
  }

  beforeAll(async () => {
    await replace(propertyOverviewKind, 'A', [
      { propertyid: 'A-W1', ...empty, street: STREET_NAME, number: HOUSE, city: 'Köln' },
      { propertyid: 'A-W2', ...empty, street: 'Lindenhof', number: '12', tenantlastname: 'Öger' },
    ])
    await replace(propertyOverviewKind, 'B', [
      { propertyid: 'B-W1', ...empty, street: 'Lindenhof', number: '112', zipcode: '50667' },
    ])
    await replace(objectOverviewKind, 'B', [
      { objectid: 'B-O1', ...empty, bezeichnungimberblick: 'Gartenhaus' },
    ])
    await replace(creditKind, 'B', [{ creditid: 'B-D1', ...empty, city: 'Bonn' }])
    await replace(creditTermsKind, 'B', [
      { creditid: 'B-D1', lender: 'Spreebank', contractnumber: '619-4' },
    ])
    await db().updateTable('customer').set({ name: 'Ritter, Inge' }).where('id', '=', 'B').execute()
    await db()
      .transaction()
      .execute((trx) => updateCustomerSearch(trx, ['B']))
    await add({ customerId: 'A', name: 'Dachrinne', type: 'Rechnung', date: '2024-05-01' })
    await completeFindIndex(database())
  })

  describe.each(['a', 'staff'] as const)('every spelling of a street, by %s', (who) => {
    test.each(spellings)('"%s"', async (search) => {
      const { places } = await find(who, search)
      expect(places.map(({ id }) => id)).toEqual(['A-W1'])
    })
  })

  test.each([
    ['lindenhof', ['A-W2', 'B-W1']],
    // An ending of a word; ids and numbers by the beginnings of their parts.
    ['hof', ['A-W2', 'B-W1']],
    ['w1', ['A-W1', 'B-W1']],
    ['hof 12', ['A-W2']],
    ['hof 112', ['B-W1']],
    ['506 linden', ['B-W1']],
    ['OEGER', ['A-W2']],
    ['garten', ['B-O1']],
    ['spreeb', ['B-D1']],
    ['619-4', ['B-D1']],
    ['kredit bonn', ['B-D1']],
    ['ritter', ['B']],
    ['ritter linden', ['B-W1']],
    ['hof spreebank', []],
    ['%', []],
    ['  ', []],
  ])('staff find by %j', async (search, expected) => {
    expect((await ids('staff', search)).toSorted()).toEqual(expected.toSorted())
  })

  test('says whose it is to staff only', async () => {
    const [place] = (await find('staff', 'hof 112')).places
    expect(place).toMatchObject({ customerId: 'B', customer: 'Ritter, Inge', number: '112' })
    const [own] = (await find('b', 'hof 112')).places
    expect(own).not.toHaveProperty('customer')
  })

  test('owners find their own, and staff of one customer those', async () => {
    expect(await ids('a', 'hof')).toEqual(['A-W2'])
    expect(await ids('b', 'hof')).toEqual(['B-W1'])
    expect(await ids('staff', 'hof', 'A')).toEqual(['A-W2'])
    expect(await ids('a', 'ritter')).toEqual([])
    expect((await find('a', 'dachri')).documents).toHaveLength(1)
    expect((await find('staff', 'dachri rechn')).documents).toHaveLength(1)
    expect((await find('b', 'dachri')).documents).toEqual([])
  })

  test('guests find the parts that they may read', async () => {
    let people = 0
    const findAs = async (rights: Partial<TestGuest>, q: string) => {
      people += 1
      const guestOf = [{ customerId: 'A', ...rights }]
      const email = `gast-${people}@example.org`
      const headers = await signIn(database(), { email, kind: null, guestOf })
      const query = { q, customerId: 'A' }
      const reply = await app().inject({ url: findCall.path, query, headers })
      return findCall.reply.parse(reply.json())
    }
    expect((await findAs({ parts: ['figures'] }, 'hof')).places).toHaveLength(1)
    expect((await findAs({ parts: ['loans', 'documents'] }, 'hof')).places).toEqual([])
    expect((await findAs({ parts: ['figures'] }, 'dachri')).documents).toEqual([])
    expect((await findAs({ parts: ['documents'] }, 'dachri')).documents).toHaveLength(1)
    expect((await findAs({ parts: ['documents'], years: [2023] }, 'dachri')).documents).toEqual([])
  })

  test('follows what changes, and forgets the words that nobody has any more', async () => {
    const partsOf = async (word: string) =>
      await db().selectFrom('find_part').selectAll().where('word', '=', word).execute()
    await replace(propertyOverviewKind, 'DEMO', [
      { propertyid: 'D-W1', ...empty, street: 'Zaunweg', tenantlastname: 'Habicht' },
    ])
    await Promise.all([1, 2].map(() => completeFindIndex(database())))
    expect(await ids('staff', 'habicht')).toEqual(['D-W1'])
    expect(await partsOf('habicht')).toHaveLength(7)
    await replace(propertyOverviewKind, 'DEMO', [
      { propertyid: 'D-W1', ...empty, street: 'Zaunweg', tenantlastname: 'Öger' },
    ])
    await completeFindIndex(database())
    expect(await ids('staff', 'habicht')).toEqual([])
    expect(await partsOf('habicht')).toEqual([])
    expect(await partsOf('oger')).toHaveLength(4)
    expect((await ids('staff', 'oger')).toSorted()).toEqual(['A-W2', 'D-W1'])
  })

  test('finds customers whose records an older version has changed', async () => {
    await sql`update customer set find_version = -1`.execute(db())
    await sql`delete from find_word`.execute(db())
    await completeFindIndex(database())
    expect(await ids('staff', 'spreebank')).toEqual(['B-D1'])
  })
})
