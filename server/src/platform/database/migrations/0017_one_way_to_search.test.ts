import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { indexText, toDocumentText } from '../../../documents/search/indexText.ts'
import { completeCustomerSearch } from '../../../people/accounts/customerSearch/entries.ts'
import { listCustomers } from '../../../people/customers/list.ts'
import { lockCustomers } from '../../../people/customers/store.ts'
import { onEachDatabase } from '../../../testing/databases.ts'
import { useDocuments } from '../../../testing/documents.ts'
import { admitCommand } from '../../http/access.ts'
import { migrate } from '../migrate.ts'

onEachDatabase('the migration to one way to search', (newDatabase) => {
  const { add, database, db } = useDocuments(newDatabase)

  const find = async (search: string) =>
    (await listCustomers(db(), admitCommand(), { search, limit: 50 })).map(({ id }) => id)

  test('marks customers and texts as outdated, which are found by their old entries meanwhile', async () => {
    const { number } = await add({ customerId: 'A', textState: 'pending' })
    await indexText(database(), { customerId: 'A', number }, toDocumentText(['Kaution']))
    await db()
      .transaction()
      .execute((trx) => lockCustomers(trx, ['Mueller']))
    // As an older version stored it.
    await sql`delete from customer_search where customer_id = 'Mueller'`.execute(db())
    await sql`insert into customer_search (part, customer_id) values ('mueller', 'Mueller')`.execute(
      db(),
    )
    await sql`update customer set searchable = 1`.execute(db())
    await sql`drop index customer_search_outdated`.execute(db())
    await sql`create index customer_not_searchable on customer (id) where searchable = 0`.execute(
      db(),
    )
    await sql`delete from migration where name = '0017_one_way_to_search'`.execute(db())

    expect(await migrate(database())).toEqual(['0017_one_way_to_search'])
    const states = await db().selectFrom('document').select('text_state as state').execute()
    expect(states).toEqual([{ state: 'pending' }])
    expect(await find('müll')).toEqual([])
    expect(await find('mu')).toEqual(['Mueller'])
    await completeCustomerSearch(database())
    for (const search of ['müll', 'muell', 'mull', 'eller'])
      expect(await find(search)).toEqual(['Mueller'])
  })
})
