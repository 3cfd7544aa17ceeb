import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it, test } from 'vitest'
import * as z from 'zod/mini'
import { anonymousClient, createClient } from './client.ts'
import { ServiceError } from './serviceError.ts'

const reply = z.object({ value: z.string() })
const path = '/api/thing'

const closing: (() => Promise<unknown>)[] = []
afterEach(() => Promise.all(closing.splice(0).map((close) => close())))

/** A backend that answers every call in one way; its address. */
async function backend(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(() => new Promise((closed) => server.close(closed)))
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

function formOf(name: string, value: string): FormData {
  const form = new FormData()
  form.set(name, value)
  return form
}

const answering = (status: number, type: string, body: string) =>
  backend((_request, response) => response.writeHead(status, { 'content-type': type }).end(body))

async function refusalOf(promise: Promise<unknown>): Promise<ServiceError> {
  const error = await promise.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof ServiceError)) throw new Error(`no refusal, but ${error}`)
  return error
}

describe('a call', () => {
  it('asks with its query, and gives what was answered', async () => {
    const url = await backend((request, response) =>
      response.end(JSON.stringify({ value: `${request.method} ${request.url}` })),
    )
    const answer = await anonymousClient(url)({ path, reply, query: { customerId: 'K 1&x=ä' } })
    expect(answer).toEqual({ value: 'GET /api/thing?customerId=K+1%26x%3D%C3%A4' })
  })

  it('says who calls where somebody is signed in', async () => {
    const url = await backend((request, response) =>
      response.end(JSON.stringify({ value: request.headers.authorization ?? 'nobody' })),
    )
    const signedIn = createClient(url, async () => 'abc')
    expect(await signedIn({ path, reply })).toEqual({ value: 'Bearer abc' })
    expect(await anonymousClient(url)({ path, reply })).toEqual({ value: 'nobody' })
  })

  test.each([
    [{ a: 1 }, 'application/json', '{"a":1}'],
    [
      formOf('docName', 'Vertrag'),
      'multipart/form-data; boundary=',
      'name="docName"\r\n\r\nVertrag',
    ],
  ])('posts a body as what it is', async (body, type, sent) => {
    const url = await backend(async (request, response) => {
      const value = `${request.method} ${request.headers['content-type']} ${await text(request)}`
      response.end(JSON.stringify({ value }))
    })
    const { value } = await anonymousClient(url)({ path, reply, body })
    expect(value).toContain(`POST ${type}`)
    expect(value).toContain(sent)
  })

  it('can be given up', async () => {
    const url = await backend(() => {})
    const giving = new AbortController()
    const call = anonymousClient(url)({ path, reply, signal: giving.signal })
    giving.abort()
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
  })
})

describe('what goes wrong is said in German', () => {
  test.each([
    ['in the words of the service', 403, 'application/json', '{"error":"Das dürfen Sie nicht."}'],
    ['in the sentence that is the body', 403, 'text/plain; charset=utf-8', 'Das dürfen Sie nicht.'],
  ])('%s', async (_name, status, type, body) => {
    const error = await refusalOf(
      anonymousClient(await answering(status, type, body))({ path, reply }),
    )
    expect(error).toMatchObject({ status, message: 'Das dürfen Sie nicht.' })
  })

  test.each([
    ['a refusal by something else', 502, 'text/html', '<h1>Bad Gateway</h1>'],
    ['no JSON', 200, 'application/json', '{"value":'],
    ['JSON of another shape', 200, 'application/json', '{"value":1}'],
  ])('%s cannot be read', async (_name, status, type, body) => {
    const error = await refusalOf(
      anonymousClient(await answering(status, type, body))({ path, reply }),
    )
    expect(error.status).toBe(status)
    expect(error.message).toMatch(/^Die Antwort des Dienstes war nicht lesbar\./)
  })

  it('nobody answers', async () => {
    const url = await answering(200, 'application/json', '{}')
    await Promise.all(closing.splice(0).map((close) => close()))
    const error = await refusalOf(anonymousClient(url)({ path, reply }))
    expect(error).toMatchObject({ status: 0 })
    expect(error.message).toMatch(/^Der Dienst ist nicht erreichbar\./)
    expect(error.cause).toBeInstanceOf(TypeError)
  })

  it('the answer ends in the middle', async () => {
    const url = await backend((_request, response) => {
      response.writeHead(200, { 'content-length': '100' })
      response.write('{"va', () => response.destroy())
    })
    const error = await refusalOf(anonymousClient(url)({ path, reply }))
    expect(error.message).toMatch(/^Der Dienst ist nicht erreichbar\./)
  })
})
