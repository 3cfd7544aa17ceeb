import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { findCustomerIdCall } from '@hausblick/contract/calls/customers.ts'
import { signInCall } from '@hausblick/contract/calls/identity.ts'
import { readLoansCall } from '@hausblick/contract/calls/records.ts'
import { readConfigCall } from '@hausblick/contract/calls/site.ts'
import type { FastifyReply, InjectOptions } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { newApps } from '../../testing/app.ts'
import { captureLog } from '../../testing/captureLog.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { portOf } from '../../testing/portOf.ts'
import type { App } from './service.ts'

const json = { 'content-type': 'application/json' }
const signIn = { method: 'POST', url: signInCall.path, headers: json } as const
const credits = { url: `${readLoansCall.path}?customerId=DEMO` }

onEachDatabase('an error reply', (newDatabase) => {
  const newApp = newApps()
  let app: App
  beforeAll(async () => {
    app = await newApp(await newDatabase())
  })

  test.each<[string, number, InjectOptions, RegExp]>([
    ['a call that there is not', 404, { url: '/api/nope?email=a@b.de' }, /gibt es nicht/],
    [
      'a method that there is not',
      404,
      { method: 'DELETE', url: readConfigCall.path },
      /gibt es nicht/,
    ],
    ['a file that there is not', 404, { url: '/assets/app-0.js' }, /gibt es nicht/],
    ['an address that cannot be read', 400, { url: '/api/%E0%A4%A' }, /ist ungültig/],
    ['a path that is none', 404, { url: '/assets//app.js' }, /gibt es nicht/],
    ['a missing parameter', 400, { url: findCustomerIdCall.path }, /^Die Angabe email fehlt /],
    [
      'a body without its fields',
      400,
      { ...signIn, body: '{}' },
      /^Die Angaben email, password fehlen oder sind ungültig\./,
    ],
    ['a body that is no JSON', 400, { ...signIn, body: '{' }, /ist ungültig/],
    ['a missing body', 400, { ...signIn, headers: {} }, /^Die Anfrage fehlt oder ist ungültig/],
    [
      'a body of another media type',
      415,
      { ...signIn, headers: { 'content-type': 'text/xml' }, body: '<a/>' },
      /Format/,
    ],
    [
      'a body that sets a prototype',
      400,
      { ...signIn, body: '{"__proto__":{"a":1},"email":"a@b.de","password":"x"}' },
      /ist ungültig/,
    ],
    [
      'a parameter given twice',
      400,
      { url: `${readLoansCall.path}?customerId=DEMO&customerId=A` },
      /^Die Angabe customerId fehlt oder ist ungültig/,
    ],
    ['a body that is too large', 413, { ...signIn, body: `"${'x'.repeat(2_000_000)}"` }, /zu groß/],
    ['a call of nobody', 401, { url: readLoansCall.path }, /melden Sie sich an/],
  ])('%s is %i', async (_title, status, asked, sentence) => {
    const reply = await app.inject(asked)
    expect(reply.statusCode).toBe(status)
    expect(reply.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    })
    expect(reply.json()).toEqual({ error: expect.stringMatching(sentence) })
    expect(reply.json().error).toMatch(/^[A-Z].*\.$/)
  })

  describe('an internal error', () => {
    test('is reported without details, but with the id of its log line', async () => {
      const log = captureLog()
      const database = await newDatabase()
      const broken = await newApp(database, {
        environment: { LOG_LEVEL: 'info' },
        logStream: log.stream,
      })
      await broken.ready()
      await database.db.schema.dropTable('credit').execute()
      const reply = await broken.inject(credits)
      expect(reply.statusCode).toBe(500)
      const [, number] = /nennen Sie die Nummer ([\w-]+)\.$/.exec(reply.json().error) ?? []
      expect(reply.json().error).not.toMatch(/credit/)
      const line = log.lines().find((one) => one.reqId === number && one.level === 50)
      expect(line).toMatchObject({ err: { message: expect.stringMatching(/credit/) } })
    })
  })

  test('is not logged for a client that disconnects mid-request', async () => {
    const log = captureLog()
    const listening = await newApp(await newDatabase(), {
      environment: { LOG_LEVEL: 'info' },
      logStream: log.stream,
    })
    const began = Promise.withResolvers<void>()
    listening.addContentTypeParser('text/slow', async (_request: unknown, body: Readable) => {
      began.resolve()
      return await text(body)
    })
    listening.post('/api/slow', async ({ body }) => body)
    const url = new URL(await listening.listen({ port: 0 }))
    const socket = connect(Number(url.port), url.hostname)
    const head = ['POST /api/slow HTTP/1.1', `Host: ${url.host}`, 'Content-Type: text/slow']
    socket.write([...head, 'Content-Length: 1000', '', 'not all'].join('\r\n'))
    await began.promise
    socket.destroy()
    await expect.poll(() => log.text()).toMatch(/nicht rechtzeitig vollständig/)
    expect(log.lines().filter(({ level }) => level >= 50)).toEqual([])
  })

  test('is not logged for a client that leaves before it has read a compressed reply', async () => {
    const log = captureLog()
    const listening = await newApp(await newDatabase(), {
      environment: { LOG_LEVEL: 'info' },
      logStream: log.stream,
    })
    const began = Promise.withResolvers<void>()
    listening.post('/api/late', (_request: unknown, reply: FastifyReply) => {
      void reply.type('text/plain').send(new Readable({ read: () => began.resolve() }))
    })
    const url = new URL(await listening.listen({ port: 0 }))
    const socket = connect(Number(url.port), url.hostname)
    const head = ['POST /api/late HTTP/1.1', `Host: ${url.host}`, 'Accept-Encoding: gzip']
    const body = ['Content-Type: application/json', 'Content-Length: 2', '', '{}']
    socket.write([...head, ...body].join('\r\n'))
    await began.promise
    socket.destroy()
    await expect.poll(() => log.text()).toMatch(/PREMATURE_CLOSE|Premature close/)
    expect(log.lines().filter(({ level }) => level >= 50)).toEqual([])
  })

  test.each([
    ['what is not HTTP', 400, 'Unsinn\r\n\r\n'],
    [
      'a request with two lengths',
      400,
      'POST /api HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['TRACE', 404, 'TRACE / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
  ])('to %s is %i, with the same security headers', async (_title, status, request) => {
    const proper = await app.inject({ url: '/api/nope' })
    if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
    const socket = connect(portOf(app.server), '127.0.0.1')
    socket.write(request)
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
    const names = head.split('\r\n').map((line) => line.split(':')[0]?.toLowerCase())
    const limits = (name: string) => !/^(?:x-ratelimit-.+|date)$/.test(name)
    expect(head.split(' ')[1]).toBe(`${status}`)
    expect(names).toEqual(expect.arrayContaining(Object.keys(proper.headers).filter(limits)))
    expect(JSON.parse(body)).toEqual({ error: expect.any(String) })
  })
})
