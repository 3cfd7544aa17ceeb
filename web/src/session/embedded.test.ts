import { identityPaths } from '@hausblick/contract/identity.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { EmbeddedIdentity } from './embedded.ts'
import { TestBrowser } from './testing/browser.ts'
import {
  anna,
  password,
  type RunningService,
  startServiceWithAccounts,
  zoe,
} from './testing/service.ts'

/** How long a machine busy with other tests may take. */
const PATIENCE_MS = 20_000

let service: RunningService
let browser: TestBrowser

beforeAll(async () => {
  service = await startServiceWithAccounts()
})
afterAll(() => service.stop())
beforeEach(() => {
  browser = new TestBrowser(service.url)
})
afterEach(() => browser.close())

/** Opens a tab, which notes who it was told is signed in. */
function openTab() {
  const identity = new EmbeddedIdentity('')
  const told: (string | null)[] = []
  identity.onChange((user) => told.push(user?.email ?? null))
  return { identity, told }
}

describe('the embedded identity', () => {
  it('tells who has signed in and out, and nobody twice', async () => {
    const { identity, told } = openTab()
    expect(await identity.token()).toBeNull()
    await identity.signIn(anna, password)
    await identity.token({ fresh: true })
    await identity.reauthenticate(password)
    await identity.signOut()
    expect(told).toEqual([null, anna, null])
    expect(await identity.token()).toBeNull()
  })

  it('tells who listens later what it knows', async () => {
    const { identity } = openTab()
    await identity.signIn(anna, password)
    const told: unknown[] = []
    const end = identity.onChange((user) => told.push(user))
    end()
    await identity.signOut()
    expect(told).toEqual([{ email: anna }])
  })

  it('asks once, however many want a token', async () => {
    const { identity } = openTab()
    await identity.signIn(anna, password)
    browser.calls.length = 0
    const [first, second] = await Promise.all([
      identity.token({ fresh: true }),
      identity.token({ fresh: true }),
    ])
    expect(first).toBe(second)
    expect(await identity.token()).toBe(first)
    expect(browser.calls).toEqual([identityPaths.token])
  })

  it('renews a token a minute before it expires', async () => {
    const { identity } = openTab()
    await identity.signIn(anna, password)
    const before = await identity.token()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 530_000 })
    try {
      expect(await identity.token()).toBe(before)
      vi.setSystemTime(Date.now() + 11_000)
      browser.calls.length = 0
      await identity.token()
      expect(browser.calls).toEqual([identityPaths.token])
    } finally {
      vi.useRealTimers()
    }
  })

  it('gives nobody the token that was on its way when they signed out', async () => {
    const { identity, told } = openTab()
    await identity.signIn(anna, password)
    const reply = browser.hold(identityPaths.token)
    const token = identity.token({ fresh: true })
    await reply.answered
    await identity.signOut()
    reply.release()
    expect(await token).toBeNull()
    expect(told).toEqual([anna, null])
  })

  it('is told in all tabs at once', async () => {
    const [here, there] = [openTab(), openTab()]
    await here.identity.signIn(anna, password)
    await vi.waitFor(() => expect(there.told).toEqual([anna]), PATIENCE_MS)
    await there.identity.signOut()
    await vi.waitFor(() => expect(here.told).toEqual([anna, null]), PATIENCE_MS)
  })

  it('is whoever signed in last, though an answer about the one before comes later', async () => {
    const [here, there] = [openTab(), openTab()]
    await here.identity.signIn(anna, password)
    await vi.waitFor(() => expect(there.told).toEqual([anna]), PATIENCE_MS)
    const late = browser.hold(identityPaths.token)
    const token = here.identity.token({ fresh: true })
    await late.answered
    await there.identity.signIn(zoe, password)
    await vi.waitFor(() => expect(here.told).toEqual([anna, zoe]), PATIENCE_MS)
    late.release()
    expect(await token).toBe(await here.identity.token())
    expect(here.told).toEqual([anna, zoe])
  })

  it('ends with the next fresh token after its session was ended elsewhere', async () => {
    const { identity, told } = openTab()
    await identity.signIn(anna, password)
    const before = await identity.token()
    await fetch(identityPaths.signOut, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    expect(await identity.token()).toBe(before)
    expect(await identity.token({ fresh: true })).toBeNull()
    expect(told).toEqual([anna, null])
  })

  it('is asked for again where the answer after signing out was lost', async () => {
    const { identity, told } = openTab()
    await identity.signIn(anna, password)
    const reply = browser.hold(identityPaths.token)
    const leaving = identity.signOut()
    await reply.answered
    reply.lose()
    await expect(leaving).rejects.toMatchObject({ code: 'network' })
    expect(await identity.token()).toBeNull()
    expect(told).toEqual([anna, null])
  })
})

describe('the calls of the embedded identity', () => {
  it('say why they were refused', async () => {
    const { identity, told } = openTab()
    await expect(identity.signIn(anna, 'etwas anderes')).rejects.toMatchObject({
      code: 'wrongCredentials',
    })
    await expect(
      identity.signUp('neu@example.de', password, { customerId: 'K-1', token: 'erfunden' }),
    ).rejects.toMatchObject({ code: 'invitationInvalid' })
    await expect(identity.confirmReset('erfunden', password)).rejects.toMatchObject({
      code: 'resetInvalid',
    })
    await expect(identity.reauthenticate(password)).rejects.toMatchObject({ code: 'unavailable' })
    expect(told).toEqual([])
  })
})
