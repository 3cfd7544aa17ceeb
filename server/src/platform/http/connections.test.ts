import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { newApps, patientLimits } from '../../testing/app.ts'
import { captureLog } from '../../testing/captureLog.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import type { App } from './service.ts'

onEachDatabase('connection limits', (newDatabase) => {
  const newApp = newApps()

  async function listen(app: App) {
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    return Number(new URL(url).port)
  }

  async function open(port: number): Promise<Socket> {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    await once(socket, 'connect')
    return socket
  }
  const isAnswered = async (socket: Socket) => {
    socket.write('GET /api/config HTTP/1.1\r\nhost: x\r\n\r\n')
    return await new Promise<boolean>((resolve) => {
      socket.once('data', (data) => resolve(String(data).startsWith('HTTP/1.1 200')))
      socket.once('close', () => resolve(false))
    })
  }

  test.each([
    ['of one client', { perClient: 2 }],
    ['of all', { connections: 2 }],
  ])('close excess connections %s, and accept new ones once there is room', async (_, bound) => {
    const log = captureLog()
    const app = await newApp(await newDatabase(), {
      limits: { ...patientLimits, ...bound },
      environment: { LOG_LEVEL: 'warn' },
      logStream: log.stream,
    })
    const port = await listen(app)
    const first = await open(port)
    expect([await isAnswered(first), await isAnswered(await open(port))]).toEqual([true, true])
    expect(await isAnswered(await open(port))).toBe(false)
    expect(await isAnswered(await open(port))).toBe(false)
    const warned = log.lines().filter(({ msg }) => /rejecting connections/.test(String(msg)))
    expect(warned).toHaveLength(1)
    first.destroy()
    await expect.poll(async () => await isAnswered(await open(port))).toBe(true)
  })

  test('behind a proxy count concurrent requests per client, not connections', async () => {
    const limits = { ...patientLimits, perClient: 2 }
    const app = await newApp(await newDatabase(), { limits, environment: { TRUST_PROXY: '1' } })
    const held: PromiseWithResolvers<string>[] = []
    app.get('/api/slow', async () => {
      const answer = Promise.withResolvers<string>()
      held.push(answer)
      return await answer.promise
    })
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    const ask = (path: string, client: string) =>
      fetch(`${url}${path}`, { headers: { 'x-forwarded-for': client } })
    const slow = ['2001:db8::1', '2001:db8::2'].map((client) => ask('/api/slow', client))
    // The second is cut when the service stops.
    slow[1]?.catch(() => {})
    await expect.poll(() => held.length).toBe(2)
    const refused = await ask('/healthz', '2001:db8::3')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5'])
    expect(await refused.json()).toEqual({
      error: expect.stringMatching(/^Von Ihrem .* Bitte .*\.$/),
    })
    expect((await ask('/healthz', '2001:db8:0:1::1')).status).toBe(200)
    held[0]?.resolve('done')
    expect(await (await slow[0])?.text()).toBe('done')
    await expect.poll(async () => (await ask('/healthz', '2001:db8::3')).status).toBe(200)
  })

  test('release the requests of a client that disconnects', async () => {
    const limits = { ...patientLimits, perClient: 1 }
    const app = await newApp(await newDatabase(), { limits, environment: { TRUST_PROXY: '1' } })
    const begun = Promise.withResolvers<void>()
    app.get('/api/slow', async () => {
      begun.resolve()
      return await new Promise(() => {})
    })
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    const leaving = new AbortController()
    const left = expect(fetch(`${url}/api/slow`, leaving)).rejects.toThrow()
    await begun.promise
    leaving.abort()
    await left
    await expect.poll(async () => (await fetch(`${url}/healthz`)).status).toBe(200)
  })

  test('release completed requests', async () => {
    const limits = { ...patientLimits, perClient: 2 }
    const app = await newApp(await newDatabase(), { limits, environment: { TRUST_PROXY: '1' } })
    for (let index = 0; index < 10; index++)
      expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200)
  })
})
