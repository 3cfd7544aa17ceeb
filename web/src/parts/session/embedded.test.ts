import { readTokenCall, signOutCall } from '@hausblick/contract/calls/identity.ts'
import { describe, expect, it, vi } from 'vitest'
import { EmbeddedIdentity } from './embedded.ts'
import { anna, browseService, password, zoe } from './testing/service.ts'

const client = browseService()

/** Opens a tab that records which users its listener is notified of. */
function openTab() {
  const identity = new EmbeddedIdentity('')
  const notified: (string | null)[] = []
  identity.onChange((user) => notified.push(user?.email ?? null))
  return { identity, notified }
}

describe('the embedded identity', () => {
  it('notifies of each sign-in and sign-out once', async () => {
    const { identity, notified } = openTab()
    expect(await identity.token()).toBeNull()
    await identity.signIn(anna, password)
    await identity.token({ fresh: true })
    await identity.reauthenticate(password)
    await identity.signOut()
    expect(notified).toEqual([null, anna, null])
    expect(await identity.token()).toBeNull()
  })

  it('notifies new listeners of the known user', async () => {
    const { identity } = openTab()
    await identity.signIn(anna, password)
    const notified: unknown[] = []
    const end = identity.onChange((user) => notified.push(user))
    end()
    await identity.signOut()
    expect(notified).toEqual([{ email: anna }])
  })

  it('shares one request among concurrent token calls', async () => {
    const { identity } = openTab()
    await identity.signIn(anna, password)
    client.browser.calls.length = 0
    const [first, second] = await Promise.all([
      identity.token({ fresh: true }),
      identity.token({ fresh: true }),
    ])
    expect(first).toBe(second)
    expect(await identity.token()).toBe(first)
    expect(client.browser.calls).toEqual([readTokenCall.path])
  })

  it('renews a token a minute before it expires', async () => {
    const { identity } = openTab()
    await identity.signIn(anna, password)
    const before = await identity.token()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 530_000 })
    try {
      expect(await identity.token()).toBe(before)
      vi.setSystemTime(Date.now() + 11_000)
      client.browser.calls.length = 0
      await identity.token()
      expect(client.browser.calls).toEqual([readTokenCall.path])
    } finally {
      vi.useRealTimers()
    }
  })

  it('discards a token that was in flight at sign-out', async () => {
    const { identity, notified } = openTab()
    await identity.signIn(anna, password)
    const reply = client.browser.hold(readTokenCall.path)
    const token = identity.token({ fresh: true })
    await reply.answered
    await identity.signOut()
    reply.release()
    expect(await token).toBeNull()
    expect(notified).toEqual([anna, null])
  })

  it('synchronises all tabs', async () => {
    const [here, there] = [openTab(), openTab()]
    await here.identity.signIn(anna, password)
    await expect.poll(() => there.notified).toEqual([anna])
    await there.identity.signOut()
    await expect.poll(() => here.notified).toEqual([anna, null])
  })

  it('keeps the latest sign-in when a reply about the previous one arrives late', async () => {
    const [here, there] = [openTab(), openTab()]
    await here.identity.signIn(anna, password)
    await expect.poll(() => there.notified).toEqual([anna])
    const late = client.browser.hold(readTokenCall.path)
    const token = here.identity.token({ fresh: true })
    await late.answered
    await there.identity.signIn(zoe, password)
    await expect.poll(() => here.notified).toEqual([anna, zoe])
    late.release()
    expect(await token).toBe(await here.identity.token())
    expect(here.notified).toEqual([anna, zoe])
  })

  it('signs out with the next fresh token after its session was ended elsewhere', async () => {
    const { identity, notified } = openTab()
    await identity.signIn(anna, password)
    const before = await identity.token()
    await fetch(signOutCall.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    expect(await identity.token()).toBe(before)
    expect(await identity.token({ fresh: true })).toBeNull()
    expect(notified).toEqual([anna, null])
  })

  it('asks again when the reply after signing out was lost', async () => {
    const { identity, notified } = openTab()
    await identity.signIn(anna, password)
    const reply = client.browser.hold(readTokenCall.path)
    const leaving = identity.signOut()
    await reply.answered
    reply.lose()
    await expect(leaving).rejects.toMatchObject({ code: 'network' })
    expect(await identity.token()).toBeNull()
    expect(notified).toEqual([anna, null])
  })
})

describe('a refused call of the embedded identity', () => {
  it('rejects with the reason', async () => {
    const { identity, notified } = openTab()
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
    expect(notified).toEqual([])
  })
})
