import { expect, test } from 'vitest'
import type { Identity, SignedIn } from './identity.ts'
import { LateIdentity } from './lateIdentity.ts'

const anna: SignedIn = { email: 'anna@example.de' }

/** Creates a provider with a signed-in user. */
function createProvider(user: SignedIn): Identity {
  return {
    onChange: (listener) => {
      listener(user)
      return () => listener(null)
    },
    signIn: async () => {},
    signUp: async () => {},
    requestReset: async () => {},
    confirmReset: async () => {},
    reauthenticate: async () => {},
    signOut: async () => {},
    token: async () => `Token von ${user.email}`,
  }
}

/** Creates a listener that records the users it is notified of. */
function createListener() {
  const notified: (SignedIn | null)[] = []
  return { notified, listener: (user: SignedIn | null) => void notified.push(user) }
}

test('opens the provider once, on first use', async () => {
  let opened = 0
  const identity = new LateIdentity(async () => {
    opened += 1
    return createProvider(anna)
  })
  expect(opened).toBe(0)
  const tokens = await Promise.all([identity.token(), identity.token()])
  expect(tokens).toEqual(['Token von anna@example.de', 'Token von anna@example.de'])
  expect(opened).toBe(1)
})

test('notifies listeners added before or after opening', async () => {
  const identity = new LateIdentity(async () => createProvider(anna))
  const [early, late] = [createListener(), createListener()]
  identity.onChange(early.listener)
  await identity.token()
  identity.onChange(late.listener)
  expect([early.notified, late.notified]).toEqual([[anna], [anna]])
})

test('unsubscribes listeners added before or after opening', async () => {
  const identity = new LateIdentity(async () => createProvider(anna))
  const [early, late] = [createListener(), createListener()]
  const endEarly = identity.onChange(early.listener)
  const endLate = identity.onChange(late.listener)
  endEarly()
  await identity.token()
  endLate()
  expect([early.notified, late.notified]).toEqual([[], [anna, null]])
})

test('retries a failed opening and then notifies the remaining listeners', async () => {
  const attempts = [Promise.reject(new Error('kein Netz')), Promise.resolve(createProvider(anna))]
  const identity = new LateIdentity(async () => (await attempts.shift()) ?? createProvider(anna))
  const { notified, listener } = createListener()
  identity.onChange(listener)
  await expect(identity.token()).rejects.toThrow('kein Netz')
  expect(await identity.token()).toBe('Token von anna@example.de')
  expect(notified).toEqual([anna])
})
