import { defineCall } from '@hausblick/contract/calls/call.ts'
import { customerId, nothing } from '@hausblick/contract/calls/fields.ts'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { callers } from '../../testing/callers.ts'
import { admitMyData } from './access/customers.ts'
import { admitGuests } from './access/people.ts'
import { admitRecords } from './access/records.ts'
import { admitAccount } from './access/roles.ts'
import { createAnswer } from './answer.ts'
import type { Caller, ConfirmedCaller } from './callers.ts'
import { registerErrorReplies } from './errorReplies.ts'
import { validate, type ZodTypeProvider } from './schemas.ts'
import type { PageRead } from './service.ts'

const readThing = defineCall({
  method: 'GET',
  path: '/api/thing',
  summary: 'A thing.',
  query: z.object({ customerId, search: z.string() }),
  reply: z.object({ found: z.string() }),
  logs: 'look',
})
const changeThing = defineCall({
  method: 'POST',
  path: '/api/things/:customerId/:id',
  summary: 'Changes a thing.',
  params: z.object({ customerId, id: z.string() }),
  body: z.object({ name: z.string() }),
  reply: nothing,
  logs: 'customerRenamed',
})

declare function narrow(caller: Caller): ConfirmedCaller

/** Is never called: what is below need only compile, or not. */
export function answerThings(answer: ReturnType<typeof createAnswer>) {
  answer(readThing, {
    admit: (caller, { query }) => admitMyData(caller, query.customerId),
    handle: (scope, { query }) => ({ found: scope.customerId + query.search }),
  })
  answer(changeThing, {
    admit: (caller, { params }) => admitGuests(caller, params.customerId),
    fresh: true,
    handle: async ({ actor, scope }, { params, body }) => {
      expect([actor.email, scope.customerId, params.id, body.name]).toBeDefined()
    },
  })

  // @ts-expect-error: nobody decides who may.
  answer(readThing, { handle: () => ({ found: '' }) })
  answer(readThing, {
    // @ts-expect-error: the decision is thrown away.
    admit: (caller, { query }) => {
      admitRecords(caller, query.customerId, 'DEMO', { part: 'loans', year: null })
    },
    handle: () => ({ found: '' }),
  })
  answer(readThing, {
    // @ts-expect-error: the caller is no decision.
    admit: (caller) => caller,
    handle: () => ({ found: '' }),
  })
  answer(readThing, {
    // @ts-expect-error: nor is what only narrows them.
    admit: (caller) => narrow(caller),
    handle: () => ({ found: '' }),
  })
  answer(readThing, {
    // @ts-expect-error: nor the id that was asked for.
    admit: (_caller, { query }) => ({
      kind: 'customer',
      customerId: query.customerId,
      years: null,
    }),
    handle: () => ({ found: '' }),
  })
  answer(readThing, {
    admit: (caller, { query }) => admitMyData(caller, query.customerId),
    // @ts-expect-error: the id of the request says nothing about what was admitted.
    handle: (_scope, { query }) => ({ found: query.customerId }),
  })
  answer(changeThing, {
    admit: (caller, { params }) => admitGuests(caller, params.customerId),
    // @ts-expect-error: nor does that of a path.
    handle: async (_member, { params }) => void params.customerId,
  })
  answer(readThing, {
    admit: (caller, { query }) => admitMyData(caller, query.customerId),
    // @ts-expect-error: a request names whose data is asked for, too.
    send: (_scope, _input, { request }) => ({ found: String(request.query) }),
  })
  answer(readThing, {
    admit: (caller, { query }) => admitMyData(caller, query.customerId),
    // @ts-expect-error: so does the request of a reply.
    send: (_scope, _input, { reply }) => ({ found: String(reply.request) }),
  })
  answer(readThing, {
    // @ts-expect-error: a look at nobody's data.
    admit: (caller) => admitAccount(caller),
    handle: () => ({ found: '' }),
  })
  answer(readThing, {
    admit: (caller, { query }) => admitMyData(caller, query.customerId),
    // @ts-expect-error: another reply than the call has.
    handle: () => ({ lost: '' }),
  })
  answer(readThing, {
    admit: (caller, { query }) => admitMyData(caller, query.customerId),
    // @ts-expect-error: a query that the call does not have.
    handle: (_scope, { query }) => ({ found: query.text }),
  })
}

/** Answers both calls to a caller, and records what happens. */
function newThings(caller: Caller) {
  const app = Fastify().withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validate)
  registerErrorReplies(app)
  const happened: unknown[] = []
  const reads = new Map<string, PageRead>()
  const answer = createAnswer(app, {
    callerOf: async () => caller,
    look: async (_actor, at) => void happened.push({ look: at }),
    reads,
  })
  answer(readThing, {
    admit: (caller, { query }) => admitMyData(caller, query.customerId),
    handle: (scope, input, setHeader) => {
      happened.push(input)
      setHeader('x-total-count', '1')
      return { found: scope.customerId }
    },
  })
  answer(changeThing, {
    admit: (caller, { params }) => admitGuests(caller, params.customerId),
    fresh: true,
    handle: async (_member, input) => void happened.push(input),
  })
  return { app, happened, reads }
}

const asked = { customerId: 'A', search: 'x' }

test('a GET logs the look, and answers without the id that was asked for', async () => {
  const { app, happened } = newThings(callers.staff)
  const reply = await app.inject({ url: readThing.path, query: asked })
  expect(reply.json()).toEqual({ found: 'A' })
  expect(reply.headers['x-total-count']).toBe('1')
  expect(happened).toEqual([
    { look: expect.objectContaining({ kind: 'customer', customerId: 'A' }) },
    { query: { search: 'x' } },
  ])
})

test('a page reads by a GET what its call replies, by the same decision', async () => {
  const { happened, reads } = newThings(callers.staff)
  const read = reads.get(readThing.path)
  const headers = new Headers()
  const setHeader = (name: string, value: string) => headers.set(name, value)
  const ask = (query: Readonly<Record<string, string>>, caller = callers.staff) =>
    read?.(caller, { params: {}, query }, setHeader)
  expect(await ask(asked)).toEqual({ found: 'A' })
  expect(headers.get('x-total-count')).toBe('1')
  expect(happened).toHaveLength(2)
  await expect(ask(asked, callers.unlinked)).rejects.toMatchObject({ statusCode: 403 })
  await expect(ask({ customerId: 'A' })).rejects.toMatchObject({ statusCode: 400 })
  expect(happened).toHaveLength(2)
})

test('what only does something replies with nothing, to those who have signed in recently', async () => {
  const request = { method: 'POST', url: '/api/things/A/7', body: { name: 'neu' } } as const
  const { app, happened } = newThings(callers.customer)
  const reply = await app.inject(request)
  expect([reply.statusCode, reply.json()]).toEqual([200, {}])
  expect(happened).toEqual([{ params: { id: '7' }, body: { name: 'neu' } }])
  const late = newThings({ ...callers.customer, signedInAt: new Date(0) } as Caller)
  expect((await late.app.inject(request)).statusCode).toBe(403)
  expect(late.happened).toEqual([])
})
