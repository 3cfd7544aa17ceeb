import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { searchDocumentsCall } from '@hausblick/contract/calls/documents.ts'
import { expect, test } from 'vitest'
import { convertUpload } from '../../documents/intake/convertUpload.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { useDocuments } from '../../testing/documents.ts'
import { newFolders } from '../../testing/folders.ts'
import { demoBuildings, demoLoans } from './buildings.ts'
import { demoDocuments } from './documents.ts'
import { ensureDemoCustomer } from './ensure.ts'
import { ensureDemoDocuments } from './ensureDocuments.ts'
import { writePdf } from './writePdf.ts'

const newFolder = newFolders()

test('the demo documents do not depend on the day and are readable PDFs', async () => {
  const [today, later] = ['2026-11-21', '2031-06-30'].map((day) =>
    demoDocuments(demoBuildings(day), demoLoans),
  )
  expect(today).toEqual(later)
  const [document] = today ?? []
  if (!document) throw new Error('The demo has no documents.')
  const bytes = await writePdf(document)
  expect(await writePdf(document)).toEqual(bytes)
  const folder = await newFolder()
  const path = join(folder, 'demo.pdf')
  await writeFile(path, bytes)
  expect(await convertUpload({ path }, folder)).toMatchObject({ path, textState: 'pending' })
})

onEachDatabase('the demo customer’s documents', (newDatabase) => {
  const { call, database, db, list, storage } = useDocuments(newDatabase)
  const ensure = (customerId: string) =>
    ensureDemoDocuments({ database: database(), storage: storage() }, customerId)

  test('are added once, even by concurrent processes, and never to an operator’s own demo', async () => {
    expect(await ensure('DEMO')).toBe(0)
    await db().deleteFrom('customer').where('id', '=', 'DEMO').execute()
    await ensureDemoCustomer({ db: db() }, 'DEMO')
    await Promise.all([ensure('DEMO'), ensure('DEMO')])
    expect(await ensure('DEMO')).toBe(0)
    const wanted = demoDocuments(demoBuildings('2026-11-21'), demoLoans)
    expect(await list('nobody', { customerId: 'DEMO' })).toHaveLength(wanted.length)
    const found = await call('nobody', {
      url: searchDocumentsCall.path,
      query: { customerId: 'DEMO', text: 'Kleintiere' },
    })
    const leases = wanted.filter(({ type }) => type === 'Mietvertrag')
    expect(searchDocumentsCall.reply.parse(found.json())).toHaveLength(leases.length)
  })
})
