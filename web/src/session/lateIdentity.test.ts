import { expect, test } from 'vitest'
import type { Identity, SignedIn } from './identity.ts'
import { LateIdentity } from './lateIdentity.ts'

const anna: SignedIn = { email: 'anna@example.de' }

/** A provider at which somebody is signed in already. */
function providerOf(user: SignedIn): Identity {
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

/** Says what a listener heard. */
function hear() {
  const heard: (SignedIn | null)[] = []
  return { heard, listener: (user: SignedIn | null) => void heard.push(user) }
}

test('opens the provider with the first question, once', async () => {
  let opened = 0
  const identity = new LateIdentity(async () => {
    opened += 1
    return providerOf(anna)
  })
  expect(opened).toBe(0)
  const tokens = await Promise.all([identity.token(), identity.token()])
  expect(tokens).toEqual(['Token von anna@example.de', 'Token von anna@example.de'])
  expect(opened).toBe(1)
})

test('tells whoever listens, since before it was opened or after', async () => {
  const identity = new LateIdentity(async () => providerOf(anna))
  const [early, late] = [hear(), hear()]
  identity.onChange(early.listener)
  await identity.token()
  identity.onChange(late.listener)
  expect([early.heard, late.heard]).toEqual([[anna], [anna]])
})

test('ends a subscription, since before it was opened or after', async () => {
  const identity = new LateIdentity(async () => providerOf(anna))
  const [early, late] = [hear(), hear()]
  const endEarly = identity.onChange(early.listener)
  const endLate = identity.onChange(late.listener)
  endEarly()
  await identity.token()
  endLate()
  expect([early.heard, late.heard]).toEqual([[], [anna, null]])
})

test('tries again what could not be opened, and tells whoever still listens', async () => {
  const attempts = [Promise.reject(new Error('kein Netz')), Promise.resolve(providerOf(anna))]
  const identity = new LateIdentity(async () => (await attempts.shift()) ?? providerOf(anna))
  const { heard, listener } = hear()
  identity.onChange(listener)
  await expect(identity.token()).rejects.toThrow('kein Netz')
  expect(await identity.token()).toBe('Token von anna@example.de')
  expect(heard).toEqual([anna])
})
