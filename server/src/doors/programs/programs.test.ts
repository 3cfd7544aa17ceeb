import { createConnection } from 'node:net'
import { text } from 'node:stream/consumers'
import { addressOf } from '@hausblick/contract/calls/call.ts'
import {
  latestDay,
  listProgramsCall,
  makeProgramCall,
  revokeProgramCall,
} from '@hausblick/contract/calls/programs.ts'
import { readLoansCall, readPortfoliosCall } from '@hausblick/contract/calls/records.ts'
import { SIGN_IN_TOO_OLD } from '@hausblick/contract/errorReply.ts'
import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import { expect, test } from 'vitest'
import { captureLog } from '../../testing/captureLog.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { useDocuments } from '../../testing/documents.ts'
import { addProgram } from '../../testing/programs.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const today = () => berlinDay(new Date())
const yesterday = () => berlinDay(new Date(Date.now() - DAY_MS))
const nightly = { name: 'Nachtlauf', purpose: 'read', customerId: 'A', lastDay: today() } as const

onEachDatabase('another program', (newDatabase) => {
  const log = captureLog()
  const { app, call, db } = useDocuments(newDatabase, {
    environment: { LOG_LEVEL: 'trace' },
    logStream: log.stream,
  })

  const make = (body: object) =>
    call('operator', { method: 'POST', url: makeProgramCall.path, payload: body })
  const made = async (body: object) => makeProgramCall.reply.parse((await make(body)).json())
  const list = async () =>
    listProgramsCall.reply.parse((await call('operator', { url: listProgramsCall.path })).json())
      .programs
  const read = async (token: string, customerId?: string) =>
    await app().inject({
      url: addressOf(readPortfoliosCall, { query: { ...(customerId && { customerId }) } }),
      headers: { authorization: `Bearer ${token}` },
    })
  const lines = async (action: 'programMade' | 'programRevoked' | 'refused') =>
    await db()
      .selectFrom('audit_entry')
      .select(['actor_email as by', 'customer_id as of', 'details'])
      .where('action', '=', action)
      .execute()

  test('reads by a token that is told once, until it is revoked', async () => {
    const { program, token } = await made(nightly)
    expect(token).toMatch(/^hbt_[\w-]{43}$/)
    expect((await read(token)).statusCode).toBe(200)
    const [listed] = await list()
    expect(listed).toMatchObject({ ...nightly, id: program.id, state: 'valid' })
    expect(Date.parse(listed?.usedAt ?? '')).toBeGreaterThan(Date.now() - 60_000)
    const stored = JSON.stringify(await db().selectFrom('program').selectAll().execute())
    expect(stored).not.toContain(token.slice('hbt_'.length))
    const url = addressOf(revokeProgramCall, { params: { id: program.id } })
    expect((await call('operator', { method: 'DELETE', url })).statusCode).toBe(200)
    expect((await call('operator', { method: 'DELETE', url })).statusCode).toBe(200)
    expect((await read(token)).statusCode).toBe(401)
    expect(await list()).toContainEqual(expect.objectContaining({ state: 'revoked' }))
    expect(await lines('programMade')).toHaveLength(1)
    expect(await lines('programRevoked')).toMatchObject([{ of: 'A' }])
    expect(JSON.stringify(log.lines())).not.toContain(token.slice('hbt_'.length))
  })

  test('is refused alike whether its token is unknown, ended or revoked', async () => {
    const ended = await addProgram({ db: db() }, { lastDay: yesterday() })
    const revoked = await addProgram({ db: db() }, { revokedAt: new Date().toISOString() })
    const valid = await addProgram({ db: db() }, { lastDay: today() })
    const answers = []
    for (const { authorization } of [ended, revoked, { authorization: 'Bearer hbt_x' }, valid]) {
      const reply = await app().inject({
        url: readLoansCall.path,
        headers: { authorization },
      })
      answers.push([reply.statusCode, reply.statusCode === 200 ? '' : reply.body])
    }
    const [first, second, third, last] = answers
    expect(first?.[0]).toBe(401)
    expect([second, third]).toEqual([first, first])
    expect(last?.[0]).toBe(200)
  })

  test('writes that it was used once an hour', async () => {
    const { program, token } = await made(nightly)
    const used = async (at: string) => {
      await db().updateTable('program').set({ used_at: at }).where('id', '=', program.id).execute()
      await read(token)
      return (await list()).find(({ id }) => id === program.id)?.usedAt !== at
    }
    expect(await used(new Date(Date.now() - 50 * 60_000).toISOString())).toBe(false)
    expect(await used(new Date(Date.now() - 70 * 60_000).toISOString())).toBe(true)
  })

  test('is made by an operator who has just signed in, for a customer and a day to come', async () => {
    expect((await make({ ...nightly, customerId: 'ERFUNDEN' })).statusCode).toBe(404)
    const inTwoYears = latestDay(today())
    for (const lastDay of [
      yesterday(),
      inTwoYears.replace(/..$/, '32'),
      `2${inTwoYears}`,
      latestDay(inTwoYears),
    ])
      expect((await make({ ...nightly, lastDay })).statusCode, lastDay).toBe(400)
    expect((await make({ ...nightly, lastDay: inTwoYears })).statusCode).toBe(200)
    expect((await make({ ...nightly, name: 'chefin@betreiber.example' })).statusCode).toBe(400)
    const before = new Date(Date.now() - 16 * 60_000).toISOString()
    await db().updateTable('identity_session').set({ created_at: before }).execute()
    expect((await make(nightly)).json()).toMatchObject({ code: SIGN_IN_TOO_OLD })
    const now = new Date().toISOString()
    await db().updateTable('identity_session').set({ created_at: now }).execute()
  })

  test('smuggles its token in neither beside another nor in the address', async () => {
    const { token } = await made(nightly)
    const lower = await app().inject({
      url: readLoansCall.path,
      headers: { authorization: `bearer ${token}` },
    })
    expect(lower.statusCode).toBe(200)
    const inAddress = ['token', 'access_token', 'authorization'].map((name) => `${name}=${token}`)
    const address = `${readLoansCall.path}?customerId=A&${inAddress.join('&')}`
    expect((await app().inject({ url: address })).statusCode).toBe(401)
    const cookie = await app().inject({ url: readLoansCall.path, headers: { cookie: token } })
    expect(cookie.statusCode).toBe(401)
    const { port } = new URL(await app().listen({ port: 0, host: '127.0.0.1' }))
    const first = await say(Number(port), [`Bearer ${token}`])
    const twice = await say(Number(port), [`Bearer ${token}`, 'Bearer hbt_x'])
    expect([first, twice]).toEqual(['HTTP/1.1 200 OK', 'HTTP/1.1 401 Unauthorized'])
    expect(JSON.stringify(log.lines())).not.toContain(token.slice('hbt_'.length))
  })

  /** Asks with headers as they are given, and returns the status line. */
  async function say(port: number, authorizations: readonly string[]): Promise<string> {
    const socket = createConnection({ port, host: '127.0.0.1' })
    const headers = authorizations.map((value) => `Authorization: ${value}\r\n`).join('')
    socket.write(
      `GET ${readLoansCall.path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${headers}\r\n`,
    )
    return (await text(socket)).split('\r\n')[0] ?? ''
  }
})

onEachDatabase('the calls of another program', (newDatabase) => {
  const { app, db } = useDocuments(newDatabase, { environment: { REQUESTS_PER_MINUTE: '4' } })

  test('are counted, whatever address they come from', async () => {
    const one = await addProgram({ db: db() })
    const other = await addProgram({ db: db() })
    const read = async (headers: object, host: number) =>
      (
        await app().inject({
          url: readLoansCall.path,
          headers: { ...headers },
          remoteAddress: `10.0.0.${host}`,
        })
      ).statusCode
    expect([await read(one, 1), await read(one, 2), await read(one, 3)]).toEqual([200, 200, 429])
    expect(await read(other, 3)).toBe(200)
  })
})
