import { readInboxCall } from '@hausblick/contract/calls/inbox.ts'
import { expect, test } from 'vitest'
import { createLog } from '../../http/logging.ts'
import { captureLog } from '../../testing/captureLog.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { useDocuments } from '../../testing/documents.ts'
import { createPdf } from '../../testing/texts/pdfs.ts'
import { readNewTexts } from '../search/readTexts.ts'

onEachDatabase('the inbox', (newDatabase) => {
  const { call, add, database, storage } = useDocuments(newDatabase)
  const read = async () =>
    readInboxCall.reply.parse((await call('staff', { url: readInboxCall.path })).json()).entries

  test('has what the first page of a document states, once it has been read', async () => {
    const line = 'Köln, den 12. März 2025'
    const first = `Muster GmbH\n${line}\nHausgeldabrechnung 2024`
    const letter = await createPdf([first, 'Bonn, den 3. Mai 2025'])
    const waiting = { state: 'received', textState: 'pending' } as const
    await add({ ...waiting, customerId: 'A', name: 'Eins', bytes: letter })
    await add({ ...waiting, customerId: 'B', name: 'Zwei', bytes: await createPdf(['']) })
    const unread = { awaitsText: true, firstLines: '', writtenDate: null }
    expect(await read()).toMatchObject([unread, unread])
    const log = createLog('info', captureLog().stream)
    await readNewTexts({ database: database(), storage: storage(), log })
    expect(await read()).toMatchObject([
      { awaitsText: false, firstLines: first, writtenDate: { day: '2025-03-12', line } },
      { ...unread, awaitsText: false },
    ])
  })
})
