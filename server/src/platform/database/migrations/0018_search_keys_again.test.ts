import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { indexText, toDocumentText } from '../../../documents/search/indexText.ts'
import { searchTexts } from '../../../documents/search/searchTexts.ts'
import { completeCustomerSearch } from '../../../people/accounts/customerSearch/entries.ts'
import { listCustomers } from '../../../people/customers/list.ts'
import { lockCustomers } from '../../../people/customers/store.ts'
import { onEachDatabase } from '../../../testing/databases.ts'
import { useDocuments } from '../../../testing/documents.ts'
import { admitCommand } from '../../http/access.ts'
import { migrate } from '../migrate.ts'

onEachDatabase('the migration to keys without dashes and special letters', (newDatabase) => {
  const { add, database, db } = useDocuments(newDatabase)

  const find = async (search: string) =>
    (await listCustomers(db(), admitCommand(), { search, limit: 50 })).map(({ id }) => id)

  test('marks customers and texts as outdated, which are found by their old entries meanwhile', async () => {
    const { number } = await add({ customerId: 'A', textState: 'pending' })
    await indexText(database(), { customerId: 'A', number }, toDocumentText(['Kaution']))
    await db()
      .transaction()
      .execute((trx) => lockCustomers(trx, ['Søren']))
    // As an older version stored it.
    await sql`delete from customer_search where customer_id = 'Søren'`.execute(db())
    await sql`insert into customer_search (part, customer_id) values ('søren', 'Søren'), ('ren', 'Søren')`.execute(
      db(),
    )
    await sql`update customer set searchable = 2`.execute(db())
    await sql`drop index customer_search_outdated`.execute(db())
    await sql`create index customer_search_outdated on customer (id) where searchable < 2`.execute(
      db(),
    )
    await sql`delete from migration where name = '0018_search_keys_again'`.execute(db())

    expect(await migrate(database())).toEqual(['0018_search_keys_again'])
    const states = await db().selectFrom('document').select('text_state as state').execute()
    expect(states).toEqual([{ state: 'pending' }])
    const hits = await searchTexts(database(), admitCommand('A'), { text: 'kaution', limit: 10 })
    expect(hits).toHaveLength(1)
    expect(await find('soren')).toEqual([])
    expect(await find('ren')).toEqual(['Søren'])
    await completeCustomerSearch(database())
    for (const search of ['soren', 'søren', 'soeren', 'ren'])
      expect(await find(search)).toEqual(['Søren'])
  })
})
