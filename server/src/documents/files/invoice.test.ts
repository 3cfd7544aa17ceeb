import { downloadDocumentCall, previewDocumentCall } from '@hausblick/contract/calls/documents.ts'
import { readInvoiceCall } from '@hausblick/contract/calls/invoices.ts'
import { sampleInvoice } from '@hausblick/figures/testing/sampleInvoice.ts'
import { beforeAll, expect, test } from 'vitest'
import { onEachDatabase } from '../../testing/databases.ts'
import { useDocuments } from '../../testing/documents.ts'
import { usePapers } from '../../testing/papers.ts'
import { readPdfText } from '../../testing/reports.ts'
import { storeInvoice } from '../invoices/store.ts'

const bytes = Buffer.from('<?xml version="1.0"?><Invoice>Müller</Invoice>')
const invoice = sampleInvoice(3)

onEachDatabase('an electronic invoice without pages', (newDatabase) => {
  const { call, list, add, db, storage } = useDocuments(newDatabase)
  let [fileUrl, other] = ['', '']

  beforeAll(async () => {
    await add({ customerId: 'A', bytes, invoice, name: 'Krüger', type: 'Rechnung' })
    await add({ customerId: 'A', name: 'Brief' })
    const rows = await list('a')
    const urlOf = (part: string) => rows.find(({ name }) => name.includes(part))?.downloadUrl ?? ''
    fileUrl = urlOf('Krüger.xml')
    other = urlOf('Brief.pdf')
  })

  const ask = async (
    url: string,
    query: Record<string, string> = {},
    headers: Record<string, string> = {},
    method: 'GET' | 'HEAD' = 'GET',
  ) => await call('nobody', { method, url, query: { fileUrl, ...query }, headers })

  test('is shown as a sheet', async () => {
    const reply = await ask(previewDocumentCall.path, { fileName: 'Krüger.pdf' })
    expect(reply.statusCode).toBe(200)
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="Kr?ger.pdf"; filename*=UTF-8''Kr%C3%BCger.pdf`,
      'accept-ranges': 'none',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    expect(reply.headers).not.toHaveProperty('etag')
    expect(await readPdfText(reply.rawPayload)).toContain('Rechnung RE-2025/0114')
    const head = await ask(previewDocumentCall.path, {}, {}, 'HEAD')
    expect(head).toMatchObject({ statusCode: 200, body: '' })
    expect(head.headers['content-type']).toBe('application/pdf')
  })

  test('is downloaded as it came, in parts too', async () => {
    const reply = await ask(downloadDocumentCall.path, { fileName: 'Krüger.pdf' })
    expect(reply.rawPayload).toEqual(bytes)
    expect(reply.headers).toMatchObject({
      'content-type': 'application/xml',
      'content-length': String(bytes.length),
      'content-disposition': `attachment; filename="Kr?ger.xml"; filename*=UTF-8''Kr%C3%BCger.xml`,
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
    })
    const part = await ask(downloadDocumentCall.path, {}, { range: 'bytes=0-4' })
    expect(part).toMatchObject({ statusCode: 206, body: '<?xml' })
    const head = await ask(downloadDocumentCall.path, {}, {}, 'HEAD')
    expect(head.headers).toMatchObject({
      'content-type': 'application/xml',
      'content-length': String(bytes.length),
    })
  })

  test('is downloaded as its sheet where that is asked for, other documents as they are', async () => {
    const sheet = await ask(downloadDocumentCall.path, { sheet: '1' })
    expect(sheet.headers['content-type']).toBe('application/pdf')
    expect(sheet.headers['content-disposition']).toMatch(/^attachment; .*Kr%C3%BCger\.pdf$/)
    expect(await readPdfText(sheet.rawPayload)).toContain('maßgeblich ist die Datei')
    const pdf = await ask(downloadDocumentCall.path, { fileUrl: other, sheet: '1' })
    expect(pdf.headers['accept-ranges']).toBe('bytes')
    expect((await ask(downloadDocumentCall.path, { sheet: '2' })).statusCode).toBe(400)
  })

  test('leaves the lines of the log that others leave', async () => {
    const rows = await list('staff', { customerId: 'A' })
    const own = rows.find(({ name }) => name.endsWith('.xml'))?.downloadUrl ?? ''
    for (const { path } of [previewDocumentCall, downloadDocumentCall, readInvoiceCall])
      expect((await ask(path, { fileUrl: own })).statusCode).toBe(200)
    const logged = await db().selectFrom('audit_entry').select(['action', 'customer_id']).execute()
    for (const action of ['documentOpened', 'documentSent'])
      expect(logged).toContainEqual({ action, customer_id: 'A' })
  })

  test('is read by who may see the document; of others there is nothing', async () => {
    expect((await ask(readInvoiceCall.path)).json()).toEqual({ invoice })
    expect((await ask(readInvoiceCall.path, { fileUrl: other })).json()).toEqual({ invoice: null })
    const forged = `${fileUrl.slice(0, -1)}${fileUrl.endsWith('A') ? 'B' : 'A'}`
    expect((await ask(readInvoiceCall.path, { fileUrl: forged })).statusCode).toBe(403)
    expect((await ask(readInvoiceCall.path, { fileUrl: '/etc/passwd' })).statusCode).toBe(400)
  })

  test('is not sent damaged, and not shown if nothing is known of it', async () => {
    const { file_key: key } = await db()
      .selectFrom('document')
      .select('storage_key as file_key')
      .where('file_name', 'like', '%.xml')
      .executeTakeFirstOrThrow()
    await storage().delete(String(key))
    const lost = await ask(downloadDocumentCall.path)
    expect(lost.statusCode).toBe(500)
    expect(lost.json().error).toMatch(/^Die Datei dieses Dokuments fehlt/)
    await db().deleteFrom('invoice').execute()
    const unread = await ask(previewDocumentCall.path)
    expect(unread.statusCode).toBe(422)
    expect(unread.json().error).toMatch(/^Von dieser E-Rechnung gibt es keine Ansicht/)
    expect(unread.headers).not.toHaveProperty('content-disposition')
  })
})

onEachDatabase('an electronic invoice that waits as a paper', (newDatabase) => {
  const { call, db, upload, waiting } = usePapers(newDatabase)

  test('is read by staff, and its own pages are shown', async () => {
    await upload(['Rechnung mit Daten'])
    const { sha256 } = await db().selectFrom('paper').select('sha256').executeTakeFirstOrThrow()
    await storeInvoice(db(), { sha256 }, invoice)
    const fileUrl = (await waiting())[0]?.downloadUrl ?? ''
    const ask = (url: string) => call('nobody', { url, query: { fileUrl } })
    expect((await ask(readInvoiceCall.path)).json()).toEqual({ invoice })
    const { rawPayload } = await ask(previewDocumentCall.path)
    expect(await readPdfText(rawPayload)).toContain('Rechnung mit Daten')
    const forged = `${fileUrl.slice(0, -1)}${fileUrl.endsWith('A') ? 'B' : 'A'}`
    const query = { fileUrl: forged }
    expect((await call('a', { url: readInvoiceCall.path, query })).statusCode).toBe(403)
  })
})
