import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { afterEach, describe, expect, it, test } from 'vitest'
import { createClient } from '../data/client.ts'
import { uploadDocument } from './uploadDocument.ts'
import { uploadTexts } from './uploadTexts.ts'

const closing: (() => Promise<unknown>)[] = []
afterEach(() => Promise.all(closing.splice(0).map((close) => close())))

/** A service that takes every upload, and says `reply` to it. */
async function serviceSaying(reply: object) {
  const received: [string, FormDataEntryValue][] = []
  const server = createServer(async (request, response) => {
    received.push(...(await formOf(request)))
    response.end(JSON.stringify(reply))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(() => new Promise((closed) => server.close(closed)))
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const client = createClient(url, async () => 'abc')
  return { received, access: { client, customerId: 'K-1', demo: false } }
}

async function formOf(request: IncomingMessage): Promise<FormData> {
  const headers = { 'content-type': request.headers['content-type'] ?? '' }
  return await new Response(await buffer(request), { headers }).formData()
}

function fieldsOf(given: Record<string, string | File>): FormData {
  const fields = new FormData()
  for (const [name, value] of Object.entries(given)) fields.set(name, value)
  return fields
}

const file = new File(['%PDF-1.4'], 'Scan 1.pdf', { type: 'application/pdf' })

describe('uploadDocument', () => {
  it('sends the four fields of the specification, the file last', async () => {
    const { access, received } = await serviceSaying({ message: 'Danke!' })
    const fields = fieldsOf({ file, docName: ' Kreditvertrag ', userMessage: 'eilt' })
    expect(await uploadDocument(access, uploadTexts.loans, fields)).toBe('Danke!')
    expect(received.slice(0, 3)).toEqual([
      ['docName', 'Kreditvertrag'],
      ['userMessage', 'eilt'],
      ['customerId', 'K-1'],
    ])
    const [name, sent] = received[3] ?? []
    expect(name).toBe('file')
    expect(sent).toMatchObject({ name: 'Scan 1.pdf', size: 8, type: 'application/pdf' })
  })

  it('has a sentence of its own where the service says nothing', async () => {
    const { access } = await serviceSaying({})
    expect(await uploadDocument(access, uploadTexts.loans, fieldsOf({ file, docName: 'x' }))).toBe(
      'Dokument erfolgreich hochgeladen.',
    )
  })

  test.each([
    ['no name', { file, docName: ' ' }],
    ['no file', { docName: 'x' }],
    ['an empty file field', { docName: 'x', file: new File([], '') }],
  ])('says what is missing: %s', async (_name, given) => {
    const { access, received } = await serviceSaying({})
    await expect(uploadDocument(access, uploadTexts.loans, fieldsOf(given))).rejects.toThrow(
      'Bitte Dokumentenname + Datei auswählen.',
    )
    expect(received).toEqual([])
  })
})
