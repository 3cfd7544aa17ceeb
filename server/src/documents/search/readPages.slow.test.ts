import { expect, test } from 'vitest'
import { admitCommand } from '../../platform/http/access.ts'
import { createLog } from '../../platform/http/logging.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { useDocuments } from '../../testing/documents.ts'
import { annotatedPdf, createPdf } from '../../testing/texts/pdfs.ts'
import { indexText, toDocumentText } from './indexText.ts'
import { readNewTexts } from './readTexts.ts'
import { searchTexts } from './searchTexts.ts'

/** More distinct words than the index takes per text, on a single line. */
function manyWords(): string {
  const words = Array.from({ length: 16_000 }, (_, index) => `w${index}${'x'.repeat(58)}`)
  return words.join(' ')
}

onEachDatabase('the extracted text of a document', (newDatabase) => {
  const { add, database, db, storage, upload } = useDocuments(newDatabase)
  const read = () =>
    readNewTexts({ database: database(), storage: storage(), log: createLog('silent', undefined) })
  const wait = (name: string, bytes: Buffer) =>
    add({ customerId: 'A', name, bytes, textState: 'pending' })
  const find = async (text: string) =>
    await searchTexts(database(), admitCommand('A'), { text, limit: 10 })

  test('includes visible form fields and annotations', async () => {
    const added = {
      field: 'Sonnenblume, DE89 3704 0044 0532 0130 00',
      choice: 'Zimtstern für Erwachsene',
      freeText: 'Freitext\nLavendel',
      note: 'Bitte prüfen: Rosmarin',
      stamp: 'BEZAHLT',
      password: 'Geheimwort',
      hidden: 'Unsichtbar',
    }
    const { statusCode } = await upload('a', {
      docName: 'Formular',
      file: annotatedPdf('Gedruckt', added),
    })
    expect(statusCode).toBe(200)
    await read()
    const words = [
      'gedruckt',
      'sonnenblume',
      'DE89370400440532',
      'zimtstern',
      'lavendel',
      'rosmarin',
      'bezahlt',
    ]
    for (const word of words) expect(await find(word), word).toMatchObject([{ page: 1 }])
    for (const word of ['geheimwort', 'unsichtbar', 'nichts'])
      expect(await find(word), word).toEqual([])
  })

  test('states the last page read of a document that is too long', async () => {
    await wait('Lang', await createPdf(['Anfang', manyWords(), 'Schluss']))
    await wait('Kurz', await createPdf(['Anfang']))
    await read()
    const hits = await find('anfang')
    expect(hits.map(({ readTo }) => readTo).toSorted()).toEqual([expect.any(Number), null])
    expect(await find('schluss')).toEqual([])
  }, 60_000)

  test('replaces the text that an older version stored', async () => {
    const { number } = await wait('Nochmal', await createPdf(['Neuerdings']))
    await indexText(database(), { customerId: 'A', number }, toDocumentText(['Altertum']))
    const setPending = async () =>
      await db()
        .updateTable('document')
        .set({ text_state: 'pending' })
        .where('number', '=', number)
        .execute()
    await setPending()
    expect(await find('altertum')).toHaveLength(1)
    await read()
    expect(await find('altertum')).toEqual([])
    expect(await find('neuerdings')).toHaveLength(1)
  })
})
