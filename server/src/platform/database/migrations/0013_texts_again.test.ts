import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { indexText, toDocumentText } from '../../../documents/search/indexText.ts'
import { searchTexts } from '../../../documents/search/searchTexts.ts'
import { onEachDatabase } from '../../../testing/databases.ts'
import { useDocuments } from '../../../testing/documents.ts'
import { admitCommand } from '../../http/access.ts'
import { migrate } from '../migrate.ts'

onEachDatabase('the migration that schedules texts to be read again', (newDatabase) => {
  const { add, database, db } = useDocuments(newDatabase)

  test('schedules all that were read, which stay searchable meanwhile', async () => {
    const { number } = await add({ customerId: 'A', textState: 'pending' })
    await indexText(database(), { customerId: 'A', number }, toDocumentText(['Kaution']))
    await add({ customerId: 'A', textState: 'none' })
    const { number: failed } = await add({ customerId: 'A', textState: 'pending' })
    await indexText(database(), { customerId: 'A', number: failed }, 'failed')
    await sql`alter table document_text drop column read_to`.execute(db())
    await sql`delete from migration where name = '0013_texts_again'`.execute(db())

    expect(await migrate(database())).toEqual(['0013_texts_again'])
    const states = await db()
      .selectFrom('document')
      .select('text_state as state')
      .orderBy('number')
      .execute()
    expect(states.map(({ state }) => state)).toEqual(['pending', 'pending', 'failed'])
    const hits = await searchTexts(database(), admitCommand('A'), { text: 'kaution', limit: 10 })
    expect(hits).toMatchObject([{ page: 1, readTo: null }])
  })
})
