import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { defineCall } from '@hausblick/contract/calls/call.ts'
import { nothing } from '@hausblick/contract/calls/fields.ts'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ask, queryOf } from './ask.ts'
import { type Client, createAnonymousClient } from './client.ts'

const readThing = defineCall({
  method: 'GET',
  path: '/api/things/:id',
  summary: 'A thing.',
  params: z.object({ id: z.string() }),
  query: z.object({ search: z.optional(z.string()) }),
  reply: z.object({ asked: z.string() }),
  logs: 'nothing',
})
const changeThing = defineCall({
  method: 'PATCH',
  path: '/api/things/:id',
  summary: 'Changes a thing.',
  params: z.object({ id: z.string() }),
  body: z.object({ name: z.string() }),
  reply: z.object({ asked: z.string() }),
  logs: 'nothing',
})
const upload = defineCall({
  method: 'POST',
  path: '/api/things',
  summary: 'Sends a thing.',
  headers: z.object({ 'idempotency-key': z.string() }),
  form: true,
  reply: z.object({ asked: z.string() }),
  logs: 'nothing',
})
const endThing = defineCall({
  method: 'DELETE',
  path: '/api/things/:id',
  summary: 'Ends a thing.',
  params: z.object({ id: z.string() }),
  reply: nothing,
  logs: 'nothing',
})

const cleanups: (() => Promise<unknown>)[] = []
afterEach(() => Promise.all(cleanups.splice(0).map((close) => close())))

/** Returns a client of a backend that replies with what it was asked. */
async function newClient(): Promise<Client> {
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request
    const body = await text(request)
    const asked = `${method} ${url} ${headers['idempotency-key'] ?? ''} ${body.includes('name') ? 'name' : body}`
    response.end(JSON.stringify({ asked: asked.trim() }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  cleanups.push(() => new Promise((closed) => server.close(closed)))
  const address = server.address()
  return createAnonymousClient(
    `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
  )
}

test('a call is made as it is defined', async () => {
  const client = await newClient()
  const form = new FormData()
  form.set('name', 'x')
  const params = { id: 'a/b' }
  expect([
    await ask(client, readThing, { params, query: { search: 'ö' } }),
    await ask(client, readThing, { params, query: { search: undefined } }),
    await ask(client, changeThing, { params, body: { name: 'neu' } }),
    await ask(client, upload, { headers: { 'idempotency-key': '7' }, form }),
    await ask(client, endThing, { params }),
  ]).toEqual([
    { asked: 'GET /api/things/a%2Fb?search=%C3%B6' },
    { asked: 'GET /api/things/a%2Fb' },
    { asked: 'PATCH /api/things/a%2Fb  name' },
    { asked: 'POST /api/things 7 name' },
    {},
  ])
})

test('its query is found by its path', async () => {
  const queries = new QueryClient()
  const client = await newClient()
  const query = queryOf(client, readThing, { params: { id: '1' }, query: { search: 'x' } })
  expect(await queries.fetchQuery(query)).toEqual({ asked: 'GET /api/things/1?search=x' })
  expect(queries.getQueriesData({ queryKey: [readThing.path] })).toHaveLength(1)
  expect(query.queryKey).not.toEqual(queryOf(client, readThing, { params: { id: '2' } }).queryKey)
})

/** Is never called: none of it may compile. */
export async function askWrongly(client: Client) {
  // @ts-expect-error: a body of other fields.
  await ask(client, changeThing, { params: { id: '1' }, body: { title: 'neu' } })
  // @ts-expect-error: no body.
  await ask(client, changeThing, { params: { id: '1' } })
  // @ts-expect-error: a query that the call does not have.
  await ask(client, readThing, { params: { id: '1' }, query: { limit: '1' } })
  // @ts-expect-error: a number in a query, which is text.
  queryOf(client, readThing, { params: { id: '1' }, query: { search: 1 } })
  // @ts-expect-error: no parameters.
  queryOf(client, readThing, {})
  // @ts-expect-error: a form is no body.
  await ask(client, upload, { headers: { 'idempotency-key': '7' }, body: new FormData() })
  // @ts-expect-error: the reply has no such field.
  return (await ask(client, readThing, { params: { id: '1' } })).found
}
