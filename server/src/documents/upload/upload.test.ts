import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { previewDocumentCall, uploadDocumentCall } from '@hausblick/contract/calls/documents.ts'
import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { onEachDatabase } from '../../testing/databases.ts'
import { formOf, pdf, useDocuments } from '../../testing/documents.ts'
import type { Who } from '../../testing/everyone.ts'

onEachDatabase('uploading a document', (newDatabase) => {
  let today: string
  beforeAll(() => {
    vi.useFakeTimers({ toFake: ['Date'] })
    today = berlinDay(new Date()).replaceAll('-', '')
  })
  afterAll(() => void vi.useRealTimers())
  const documents = useDocuments(newDatabase, { environment: { MAX_UPLOAD_MB: '1' } })
  const { call, upload, list } = documents
  const newest = async (who: Who, customerId: string) => {
    const row = await documents
      .db()
      .selectFrom('document')
      .selectAll()
      .where('customer_id', '=', customerId)
      .orderBy('number', 'desc')
      .executeTakeFirstOrThrow()
    const rows = await list(who, { customerId })
    return { row, listed: rows.find(({ name }) => name === row.file_name) }
  }

  async function expectRefusal(
    reply: Awaited<ReturnType<typeof upload>>,
    status: number,
    text: string,
  ) {
    expect([reply.statusCode, reply.body]).toEqual([status, text])
    expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8')
  }

  test('puts a customer’s document into the inbox, dated today', async () => {
    const file = pdf('von A')
    const reply = await upload('a', {
      docName: ' Rechnung_Mai.pdf ',
      file,
      userMessage: 'Eilt!\r\nDanke',
    })
    expect(reply.statusCode).toBe(200)
    const name = `readv_A_Allgemein_${today}_Eingang_Rechnung_Mai.pdf`
    expect(uploadDocumentCall.reply.parse(reply.json())).toEqual({
      message: expect.stringMatching(/^Vielen Dank! .*\.$/),
      name,
    })
    const { row, listed } = await newest('a', 'A')
    expect(listed).toEqual({
      name,
      size: file.length,
      state: 'received',
      downloadUrl: expect.any(String),
    })
    expect(row).toMatchObject({
      typed_name: 'Rechnung_Mai.pdf',
      message: 'Eilt!\nDanke',
      uploaded_by_email: 'a@example.org',
      text_state: 'pending',
    })
    const opened = await call('nobody', {
      url: previewDocumentCall.path,
      query: { fileUrl: String(listed?.downloadUrl) },
    })
    expect(opened.rawPayload).toEqual(file)
  })

  test('renames a second document of the same name', async () => {
    const names = []
    for (let count = 0; count < 3; count++)
      names.push((await upload('b', { docName: 'Brief' })).json().name)
    const stem = `readv_B_Allgemein_${today}_Eingang_Brief`
    expect(names).toEqual([`${stem}.pdf`, `${stem} (2).pdf`, `${stem} (3).pdf`])
  })

  test('gives concurrent uploads distinct names and numbers', async () => {
    const replies = await Promise.all(
      Array.from({ length: 4 }, (_, index) =>
        upload('b', { docName: 'Zugleich', file: pdf(`${index}`) }),
      ),
    )
    expect(new Set(replies.map((reply) => reply.json().name)).size).toBe(4)
  })

  describe('by staff', () => {
    const docName = 'readv_A_Lindenweg 3_20250309_Mietvertrag_Nachtrag_2'

    test.each([{ customerId: 'A' }, {}])('files the document by its name: %j', async (said) => {
      const reply = await upload('staff', { docName, ...said })
      expect(reply.json().message).toBe('Hochgeladen!')
      const { row, listed } = await newest('staff', 'A')
      expect(listed?.name).toMatch(
        /^readv_A_Lindenweg 3_20250309_Mietvertrag_Nachtrag_2( \(2\))?\.pdf$/,
      )
      expect(row).toMatchObject({
        street: 'Lindenweg 3',
        date: '2025-03-09',
        type: 'Mietvertrag',
        state: null,
      })
    })

    test('creates a new customer for an operator only', async () => {
      const docName = 'readv_NEU-1_Weg 1_20250309_Mietvertrag_Vertrag'
      const refused = await upload('staff', { docName })
      expect([refused.statusCode, refused.body]).toEqual([
        404,
        'Den Kunden NEU-1 gibt es nicht. Bitte prüfen Sie die Kundennummer. Neue Kunden legt der Betreiber an.',
      ])
      expect((await upload('operator', { docName })).statusCode).toBe(200)
      expect((await upload('staff', { docName })).statusCode).toBe(200)
      expect(await list('staff', { customerId: 'NEU-1' })).toHaveLength(2)
    })
  })

  describe('requires', () => {
    test('permission', async () => {
      await expectRefusal(
        await upload('nobody', {}),
        401,
        'Bitte melden Sie sich an: Ihre Anmeldung fehlt oder ist abgelaufen.',
      )
      expect((await upload('unlinked', {})).statusCode).toBe(403)
      await expectRefusal(
        await upload('a', { customerId: 'B' }),
        403,
        'Sie dürfen nur für sich selbst Dokumente hochladen.',
      )
      expect((await upload('a', { customerId: 'DEMO' })).statusCode).toBe(403)
    })

    test('a file', async () => {
      const empty = Buffer.alloc(0)
      await expectRefusal(await upload('a', { file: empty }), 400, 'Bitte Datei auswählen.')
      const form = await formOf({ docName: 'Brief' })
      const reply = await call('a', { method: 'POST', url: uploadDocumentCall.path, ...form })
      await expectRefusal(reply, 400, 'Bitte Datei auswählen.')
    })

    test('a form', async () => {
      const request = { method: 'POST', url: uploadDocumentCall.path } as const
      const reply = await call('a', { ...request, payload: { docName: 'Brief' } })
      expect(reply.statusCode).toBe(415)
      expect(reply.body).toMatch(/multipart\/form-data\.$/)
    })

    test('a file of a supported type', async () => {
      const reply = await upload('a', { file: Buffer.from('MZ no document') })
      expect(reply.statusCode).toBe(415)
      expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8')
    })

    test('a file within the size limit', async () => {
      const file = Buffer.concat([pdf('long'), Buffer.alloc(1024 * 1024)])
      const refusal = 'Die Datei ist größer als 1 MB. Bitte wählen Sie eine kleinere.'
      await expectRefusal(await upload('a', { file }), 413, refusal)
      const exact = Buffer.alloc(1024 * 1024)
      expect((await upload('a', { file: exact })).body).toMatch(/^Diese Datei ist weder /)
    })

    test('fields within the length limit', async () => {
      const reply = await upload('a', { userMessage: 'x'.repeat(20_000) })
      const refusal = 'Der Name oder die Bemerkung ist zu lang. Bitte kürzen Sie den Text.'
      await expectRefusal(reply, 413, refusal)
    })

    test('a single file', async () => {
      const form = await formOf({ file: pdf('1'), another: pdf('2'), docName: 'Brief' })
      const reply = await call('a', { method: 'POST', url: uploadDocumentCall.path, ...form })
      expect(reply.statusCode).toBe(413)
    })
  })

  test('accepts the fields in any order', async () => {
    const form = await formOf({
      customerId: 'A',
      userMessage: '',
      docName: 'Vorher',
      file: pdf('x'),
    })
    const reply = await call('a', { method: 'POST', url: uploadDocumentCall.path, ...form })
    expect(reply.json().name).toMatch(/_Vorher\.pdf$/)
  })

  test('leaves no temporary files behind', async () => {
    await upload('a', { file: Buffer.from('MZ no document') })
    expect(await readdir(join(documents.folder(), 'uploads'))).toEqual([])
    const { listed, stored } = await documents.count()
    expect(stored).toBe(listed)
  })
})
