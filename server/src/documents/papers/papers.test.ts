import { previewDocumentCall } from '@hausblick/contract/calls/documents.ts'
import { readInboxCall } from '@hausblick/contract/calls/inbox.ts'
import { readPaperCall, uploadPaperCall } from '@hausblick/contract/calls/papers.ts'
import { fillPath } from '@hausblick/contract/fillPath.ts'
import { expect, test } from 'vitest'
import { onEachDatabase } from '../../testing/databases.ts'
import { formOf, pdf, useDocuments } from '../../testing/documents.ts'
import type { Who } from '../../testing/everyone.ts'

onEachDatabase('papers', (newDatabase) => {
  const { call, count, db } = useDocuments(newDatabase)
  const upload = async (who: Who, fields: Record<string, string | Buffer>, key?: string) => {
    const form = await formOf(fields)
    const headers = { ...form.headers, ...(key !== undefined && { 'idempotency-key': key }) }
    return await call(who, { method: 'POST', url: uploadPaperCall.path, ...form, headers })
  }
  const readWaiting = async () => {
    const reply = await call('staff', { url: readInboxCall.path })
    return readInboxCall.reply.parse(reply.json()).papers
  }
  const open = (fileUrl: string) =>
    call('nobody', { url: previewDocumentCall.path, query: { fileUrl } })

  test('wait in the inbox, each as one of however many attempts', async () => {
    const bytes = pdf('a pile')
    const first = await upload('staff', { file: bytes, userMessage: 'Vom Montag' }, 'key')
    const added = uploadPaperCall.reply.parse(first.json())
    expect(added).toEqual({ paper: 1, name: 'datei', pages: 1 })
    expect((await upload('staff', { file: bytes }, 'key')).json()).toEqual(added)
    expect((await upload('staff', { file: pdf('another') }, 'key')).statusCode).toBe(422)
    await upload('operator', { docName: 'Post vom Dienstag', file: pdf('another') })
    const { entries, total } = await readWaiting()
    expect(total).toBe(2)
    expect(entries.map(({ name }) => name)).toEqual(['datei', 'Post vom Dienstag'])
    expect(entries[0]).toMatchObject({ source: 'pile', sender: null, message: 'Vom Montag' })
    expect(entries[0]).toMatchObject({ uploadedBy: expect.stringMatching(/@/), split: null })
    const { downloadUrl = '', ...one } = entries[0] ?? {}
    const url = fillPath(readPaperCall.path, { paper: 1 })
    expect((await call('operator', { url })).json()).toMatchObject(one)
    const opened = await open(downloadUrl)
    expect([opened.statusCode, opened.rawPayload]).toEqual([200, bytes])
    // None is a document.
    expect((await count()).listed).toBe(0)
  })

  test.each(['nobody', 'unlinked', 'a'] as const)('are hidden from %s', async (who) => {
    const [{ downloadUrl } = { downloadUrl: '' }] = (await readWaiting()).entries
    // Whoever has the capability of somebody else is that person; their own opens nothing.
    expect((await open(downloadUrl.replace('/papers/1', '/documents/A/1'))).statusCode).toBe(403)
    const url = fillPath(readPaperCall.path, { paper: 1 })
    expect((await call(who, { url })).statusCode).toBe(who === 'nobody' ? 401 : 403)
    expect((await upload(who, { file: pdf('x') })).statusCode).toBe(who === 'nobody' ? 401 : 403)
  })

  test('leave lines in the log that do not say whose they are', async () => {
    const lines = await db()
      .selectFrom('audit_entry')
      .select(['action', 'customer_id', 'details'])
      .where('action', 'in', ['paperUploaded', 'documentOpened'])
      .orderBy('number')
      .execute()
    const line = (action: string, paper: number) => ({
      action,
      customer_id: null,
      details: JSON.stringify({ document: `Post ${paper}` }),
    })
    expect(lines).toEqual([
      line('paperUploaded', 1),
      line('paperUploaded', 2),
      line('documentOpened', 1),
    ])
  })

  test('are refused as documents are', async () => {
    expect((await upload('staff', { docName: 'Nichts' })).statusCode).toBe(400)
    const reply = await upload('staff', { file: Buffer.from('no document') })
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([
      415,
      'text/plain; charset=utf-8',
    ])
  })
})
