import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { CLIENT, startTokenServer } from '../../testing/tokenServer.ts'
import * as texts from './texts.ts'
import { forgetToken, getToken } from './token.ts'

const HOUR_MS = 60 * 60_000

async function start(options: { refreshToken?: string; seconds?: number } = {}) {
  const server = await startTokenServer('post@haus.example', options)
  onTestFinished(() => server.stop())
  const oauth = {
    ...{ tokenUrl: server.url, clientId: CLIENT.id, clientSecret: CLIENT.secret },
    refreshToken: options.refreshToken ?? null,
    scope: 'https://mail.example/.default',
  }
  return { server, oauth }
}

afterEach(() => {
  vi.useRealTimers()
})

test('a token is used until shortly before it expires, then fetched anew', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { server, oauth } = await start()
  const first = await getToken(oauth)
  vi.advanceTimersByTime(HOUR_MS - 70_000)
  expect(await getToken(oauth)).toBe(first)
  vi.advanceTimersByTime(20_000)
  const second = await getToken(oauth)
  expect(second).not.toBe(first)
  forgetToken(oauth)
  expect(await getToken(oauth)).not.toBe(second)
  const { scope } = oauth
  expect(server.asked).toEqual(
    Array(3).fill({
      ...{ grant_type: 'client_credentials', scope },
      ...{ client_id: CLIENT.id, client_secret: CLIENT.secret },
    }),
  )
})

test('a refresh token is replaced by the one that comes with a token', async () => {
  const { server, oauth } = await start({ refreshToken: 'first', seconds: 1 })
  await getToken(oauth)
  await getToken(oauth)
  expect(server.asked.map(({ refresh_token }) => refresh_token === 'first')).toEqual([true, false])
})

test.each([
  [{ status: 401, error: 'invalid_client' }, texts.tokenRefusals.invalid_client],
  [{ status: 400, error: 'invalid_grant' }, texts.tokenRefusals.invalid_grant],
  [{ status: 400, error: 'seltsam' }, 'Der Anbieter stellt kein Token aus: „seltsam“.'],
  [{ status: 503, error: 'temporarily_unavailable' }, texts.tokenAway],
])('the answer %o is told in German', async (answer, said) => {
  const { server, oauth } = await start()
  server.refuse(answer)
  await expect(getToken(oauth)).rejects.toThrow(said)
  server.refuse(null)
  await getToken(oauth)
})

test('a provider that does not answer is told in German', async () => {
  const { server, oauth } = await start()
  await server.stop()
  await expect(getToken(oauth)).rejects.toThrow(texts.tokenAway)
})
