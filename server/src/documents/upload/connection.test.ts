import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { addressOf } from '@hausblick/contract/calls/call.ts'
import { previewDocumentCall, uploadDocumentCall } from '@hausblick/contract/calls/documents.ts'
import { beforeAll, expect, test, vi } from 'vitest'
import { onEachDatabase } from '../../testing/databases.ts'
import { formOf, pdf, useDocuments } from '../../testing/documents.ts'

const MEGABYTE = 1024 * 1024

onEachDatabase('an upload over a real connection', (newDatabase) => {
  const documents = useDocuments(newDatabase, { environment: { MAX_UPLOAD_MB: '1' } })
  let url: string
  beforeAll(async () => {
    url = await documents.app().listen({ port: 0, host: '127.0.0.1' })
  })

  const open = (headers: Record<string, string>) =>
    request(url + uploadDocumentCall.path, {
      method: 'POST',
      headers: { ...documents.headers('a'), ...headers },
    })
  const uploads = () => readdir(join(documents.folder(), 'uploads')).catch(() => [])

  test('leaves nothing behind when the connection breaks', async () => {
    const { payload, headers } = await formOf({ docName: 'Brief', file: pdf('x'.repeat(200_000)) })
    const sent = open(headers)
    sent.on('error', () => {})
    sent.write(payload.subarray(0, 150_000))
    await expect.poll(uploads).toHaveLength(1)
    sent.destroy()
    await expect.poll(uploads).toEqual([])
    expect(await documents.count()).toEqual({ listed: 0, stored: 0 })
  })

  test('is told that its file is too large, though the service stops reading', async () => {
    const form = await formOf({ docName: 'Brief', file: Buffer.alloc(8 * MEGABYTE) })
    const sent = open(form.headers)
    sent.end(form.payload)
    const [reply] = await once(sent, 'response')
    expect(reply.statusCode).toBe(413)
    expect(await text(reply)).toBe('Die Datei ist größer als 1 MB. Bitte wählen Sie eine kleinere.')
    await expect.poll(uploads).toEqual([])
  })

  test.each([
    ['', '--x\r\nContent-Disposition: form-data; name="docName"\r\n\r\nBrief', 'x'],
    ['without a boundary', '--x--', ''],
    ['with a boundary too long to parse', '--x--', 'x'.repeat(5000)],
  ])('is told that its form is incomplete %s', async (_, payload, boundary) => {
    const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` }
    const url = uploadDocumentCall.path
    const reply = await documents.call('a', { method: 'POST', url, headers, payload })
    expect(reply.statusCode).toBe(400)
    expect(reply.body).toMatch(/^Das Formular ist nicht vollständig angekommen\. Bitte .*\.$/)
  })

  test('is refused without credentials before its body is read', async () => {
    const { port } = new URL(url)
    const socket = connect(Number(port), '127.0.0.1')
    socket.write(
      `POST ${uploadDocumentCall.path} HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 100000000\r\n\r\n--x`,
    )
    const [head] = await once(socket, 'data')
    socket.destroy()
    expect(String(head)).toMatch(/^HTTP\/1\.1 401 /)
  })

  test('stops reading from storage when a download’s client disconnects', async () => {
    await documents.add({ customerId: 'B', bytes: Buffer.alloc(32 * MEGABYTE) })
    const fileUrl = (await documents.list('b'))[0]?.downloadUrl ?? ''
    const reads = vi.spyOn(documents.storage(), 'read')
    const asked = request(url + addressOf(previewDocumentCall, { query: { fileUrl } }))
    asked.end()
    const [reply] = await once(asked, 'response')
    await once(reply, 'data')
    const stream = await reads.mock.results[0]?.value
    expect(stream).toMatchObject({ destroyed: false })
    asked.destroy()
    await expect.poll(() => stream).toMatchObject({ destroyed: true, readableEnded: false })
  })
})
