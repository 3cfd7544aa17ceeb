import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { text } from 'node:stream/consumers'
import { defineCall } from '@hausblick/contract/calls/call.ts'
import { afterEach, describe, expect, it, test } from 'vitest'
import * as z from 'zod/mini'
import { askForFile } from './ask.ts'
import { createAnonymousClient, createClient } from './client.ts'
import { ServiceError } from './serviceError.ts'

const readThing = defineCall({
  method: 'GET',
  path: '/api/thing',
  summary: 'A thing.',
  query: z.object({ customerId: z.optional(z.string()) }),
  reply: z.object({ value: z.string() }),
  logs: 'nothing',
})
const sendThing = defineCall({ ...readThing, method: 'POST' })
const readFile = defineCall({
  method: 'GET',
  path: '/api/file',
  summary: 'A file.',
  file: ['text/plain'],
  logs: 'nothing',
})

const cleanups: (() => Promise<unknown>)[] = []
afterEach(() => Promise.all(cleanups.splice(0).map((close) => close())))

/** Starts a backend with one request listener and returns its URL. */
async function startBackend(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  cleanups.push(() => new Promise((closed) => server.close(closed)))
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

function formOf(name: string, value: string): FormData {
  const form = new FormData()
  form.set(name, value)
  return form
}

const startReplying = (status: number, type: string, body: string) =>
  startBackend((_request, response) =>
    response.writeHead(status, { 'content-type': type }).end(body),
  )

async function catchServiceError(promise: Promise<unknown>): Promise<ServiceError> {
  const error = await promise.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof ServiceError)) throw new Error(`expected a ServiceError, got ${error}`)
  return error
}

describe('a call', () => {
  it('sends its query and returns the reply', async () => {
    const url = await startBackend((request, response) =>
      response.end(JSON.stringify({ value: `${request.method} ${request.url}` })),
    )
    const answer = await createAnonymousClient(url)(readThing, {
      query: { customerId: 'K 1&x=ä' },
    })
    expect(answer).toEqual({ value: 'GET /api/thing?customerId=K+1%26x%3D%C3%A4' })
  })

  it('carries the bearer token when signed in', async () => {
    const url = await startBackend((request, response) =>
      response.end(JSON.stringify({ value: request.headers.authorization ?? 'none' })),
    )
    const signedIn = createClient(url, async () => 'abc')
    expect(await signedIn(readThing, {})).toEqual({ value: 'Bearer abc' })
    expect(await createAnonymousClient(url)(readThing, {})).toEqual({ value: 'none' })
  })

  test.each([
    [{ body: { a: 1 } }, 'application/json', '{"a":1}'],
    [
      { form: formOf('docName', 'Vertrag') },
      'multipart/form-data; boundary=',
      'name="docName"\r\n\r\nVertrag',
    ],
  ])('posts a body in its format', async (input, type, content) => {
    const url = await startBackend(async (request, response) => {
      const value = `${request.method} ${request.headers['content-type']} ${await text(request)}`
      response.end(JSON.stringify({ value }))
    })
    const reply = await createAnonymousClient(url)(sendThing, input)
    expect(reply).toEqual({ value: expect.stringContaining(`POST ${type}`) })
    expect(reply).toEqual({ value: expect.stringContaining(content) })
  })

  it('replies with a file, or is refused', async () => {
    const file = await askForFile(
      createAnonymousClient(await startReplying(200, 'text/plain', 'Inhalt')),
      readFile,
      {},
    )
    expect(await file.text()).toBe('Inhalt')
    const refusing = createAnonymousClient(await startReplying(404, 'text/plain', 'Fehlt.'))
    const error = await catchServiceError(askForFile(refusing, readFile, {}))
    expect(error).toMatchObject({ status: 404, message: 'Fehlt.' })
  })

  it('can be aborted', async () => {
    const url = await startBackend(() => {})
    const controller = new AbortController()
    const call = createAnonymousClient(url)(readThing, {}, { signal: controller.signal })
    controller.abort()
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
  })
})

describe('errors have a German message', () => {
  test.each([
    [
      'from the error field of the service',
      403,
      'application/json',
      '{"error":"Das dürfen Sie nicht."}',
    ],
    ['from a plain text body', 403, 'text/plain; charset=utf-8', 'Das dürfen Sie nicht.'],
  ])('%s', async (_name, status, type, body) => {
    const error = await catchServiceError(
      createAnonymousClient(await startReplying(status, type, body))(readThing, {}),
    )
    expect(error).toMatchObject({ status, message: 'Das dürfen Sie nicht.' })
  })

  test.each([
    ['an error page of a proxy', 502, 'text/html', '<h1>Bad Gateway</h1>'],
    ['malformed JSON', 200, 'application/json', '{"value":'],
    ['JSON of another shape', 200, 'application/json', '{"value":1}'],
  ])('when the reply is unreadable: %s', async (_name, status, type, body) => {
    const error = await catchServiceError(
      createAnonymousClient(await startReplying(status, type, body))(readThing, {}),
    )
    expect(error.status).toBe(status)
    expect(error.message).toMatch(/^Die Antwort des Dienstes war nicht lesbar\./)
  })

  it('when the service is unreachable', async () => {
    const url = await startReplying(200, 'application/json', '{}')
    await Promise.all(cleanups.splice(0).map((close) => close()))
    const error = await catchServiceError(createAnonymousClient(url)(readThing, {}))
    expect(error).toMatchObject({ status: 0 })
    expect(error.message).toMatch(/^Der Dienst ist nicht erreichbar\./)
    expect(error.cause).toBeInstanceOf(TypeError)
  })

  it('when the reply is cut off', async () => {
    const url = await startBackend((_request, response) => {
      response.writeHead(200, { 'content-length': '100' })
      response.write('{"va', () => response.destroy())
    })
    const error = await catchServiceError(createAnonymousClient(url)(readThing, {}))
    expect(error.message).toMatch(/^Der Dienst ist nicht erreichbar\./)
  })
})
