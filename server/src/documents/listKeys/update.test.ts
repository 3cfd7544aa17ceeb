import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { completeCustomerSearch } from '../../people/accounts/customerSearch/entries.ts'
import { writeNames } from '../../people/customers/names.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { useDocuments } from '../../testing/documents.ts'
import { completeListKeys } from './update.ts'

onEachDatabase('the listing of documents', (newDatabase) => {
  const { add, database, db, list } = useDocuments(newDatabase)
  const find = async (query: Record<string, string>) =>
    (await list('staff', query)).map(({ name }) => /_([^_]+)\.pdf$/.exec(name)?.[1])

  beforeAll(async () => {
    await add({ customerId: 'A', name: 'Kaution', type: 'Brief' })
    await add({ customerId: 'B', name: 'Zählerstand', type: 'Protokoll' })
  })

  test('is completed with the documents of an older version', async () => {
    await sql`delete from listing`.execute(db())
    await sql`delete from listing_word`.execute(db())
    await sql`update document set listed_as = null`.execute(db())
    await sql`update customer set label_key = ''`.execute(db())
    await Promise.all([completeListKeys(database()), completeListKeys(database())])
    await completeCustomerSearch(database())
    expect(await find({ sort: 'customer', direction: 'descending' })).toEqual([
      'Zählerstand',
      'Kaution',
    ])
    expect(await find({ search: 'ZAEHLER' })).toEqual(['Zählerstand'])
  })

  test('shows, sorts and finds the documents of customers by their names', async () => {
    const read = async (query: Record<string, string>) =>
      (await list('staff', { customerId: 'all', limit: '10', ...query })).map(
        ({ customer }) => customer,
      )
    const write = (name: string) =>
      db()
        .transaction()
        .execute((trx) => writeNames(trx, [['A', name]]))
    await write('Öger, Zoe')
    expect(await read({ sort: 'customer' })).toEqual(['b@example.org', 'Öger, Zoe'])
    expect(await read({ search: 'zoe oeg' })).toEqual(['Öger, Zoe'])
    await write('')
    expect(await read({ sort: 'customer' })).toEqual(['a@example.org', 'b@example.org'])
  })

  test('follows a document that an older version has renamed', async () => {
    await db()
      .updateTable('document')
      .set({ file_name: 'readv_A_Weg 1_unbekannt_Notiz_Miete.pdf', name: 'Miete', type: 'Notiz' })
      .where('customer_id', '=', 'A')
      .execute()
    await completeListKeys(database())
    expect(await find({ search: 'kaution' })).toEqual([])
    expect(await find({ search: 'miet' })).toEqual(['Miete'])
    expect(await find({ type: 'Notiz' })).toEqual(['Miete'])
    expect(await find({ type: 'Brief' })).toEqual([])
  })

  test('forgets a document that is deleted', async () => {
    await db().deleteFrom('document').where('customer_id', '=', 'B').execute()
    expect(await find({ sort: 'name' })).toEqual(['Miete'])
    const words = await db().selectFrom('listing_word').select('customer_id').execute()
    expect(new Set(words.map(({ customer_id }) => customer_id))).toEqual(new Set(['A']))
  })
})
