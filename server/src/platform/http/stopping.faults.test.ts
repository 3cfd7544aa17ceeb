import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test, vi } from 'vitest'
import { newApps, patientLimits } from '../../testing/app.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { defaultLimits } from './limits.ts'
import type { App } from './service.ts'

const { drainMs, stopMs } = defaultLimits
const limits = { ...patientLimits, drainMs, stopMs }

onEachDatabase('a stopping service', (newDatabase) => {
  const newApp = newApps()
  const agent = new Agent({ keepAlive: true })
  afterEach(() => {
    vi.useRealTimers()
  })

  /** Starts a service whose `/api/slow` replies with what the test sends, when it sends it. */
  async function start(changed: Partial<typeof limits> = {}) {
    const app = await newApp(await newDatabase(), { limits: { ...limits, ...changed } })
    const [begun, awaited] = [Promise.withResolvers<void>(), Promise.withResolvers<unknown>()]
    app.get('/api/slow', async (_request, reply) => {
      begun.resolve()
      return await reply.send(await awaited.promise)
    })
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    return { app, url, begun: begun.promise, send: awaited.resolve }
  }

  /** Requests over a keep-alive connection. */
  async function ask(url: string): Promise<IncomingMessage> {
    const asked = request(url, { agent }).end()
    const [reply] = await once(asked, 'response')
    return reply
  }

  const told = (app: App) => expect.poll(() => app.server.listening).toBe(false)

  test('completes requests in flight on keep-alive connections, and closes those', async () => {
    const { app, url, begun, send } = await start()
    await text(await ask(`${url}/healthz`))
    const reply = ask(`${url}/api/slow`)
    await begun
    const closed = app.close()
    await told(app)
    send({ answer: 'whole' })
    expect((await reply).headers.connection).toBe('close')
    expect(await text(await reply)).toBe('{"answer":"whole"}')
    await closed
  })

  test('completes a reply whose head has promised keep-alive', async () => {
    const { app, url, send } = await start()
    const body = new Readable({ read: () => {} })
    send(body)
    body.push('first ')
    const reply = await ask(`${url}/api/slow`)
    expect(reply.headers.connection).toBe('keep-alive')
    const closed = app.close()
    await told(app)
    body.push('last')
    body.push(null)
    expect(await text(reply)).toBe('first last')
    await closed
  })

  test('closes idle connections', async () => {
    const { app, url } = await start()
    const { port } = new URL(url)
    const fresh = connect(Number(port), '127.0.0.1')
    await once(fresh, 'connect')
    await text(await ask(`${url}/healthz`))
    await Promise.all([app.close(), once(fresh, 'close')])
  })

  test('serves everything until the load balancer has seen that it is not ready', async () => {
    const { app, url } = await start()
    expect((await ask(`${url}/readyz`)).resume().statusCode).toBe(200)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const closed = app.close()
    await expect
      .poll(async () => (await ask(`${url}/readyz`)).resume().statusCode, { interval: 0 })
      .toBe(503)
    const refused = await ask(`${url}/readyz`)
    expect(await text(refused)).toMatch(
      /^\{"error":"Der Dienst wird gerade beendet\. Bitte .*\."\}$/,
    )
    const reply = await ask(`${url}/healthz`)
    // A client that reconnects could meet the closing listener.
    expect([reply.resume().statusCode, reply.headers.connection]).not.toContain('close')
    vi.advanceTimersByTime(drainMs)
    vi.useRealTimers()
    await told(app)
    const late = once(request(`${url}/healthz`, { agent: false }).end(), 'response')
    await expect(late).rejects.toMatchObject({ code: 'ECONNREFUSED' })
    await closed
  })

  test('cuts requests that do not end in time', async () => {
    const { app, url, begun } = await start({ stopMs: 50 })
    const reply = ask(`${url}/api/slow`)
    await begun
    await Promise.all([app.close(), expect(reply).rejects.toMatchObject({ code: 'ECONNRESET' })])
  })
})
