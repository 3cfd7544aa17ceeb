import { CAPABILITY_LIFETIME_MS } from '@hausblick/contract/documents.ts'
import { describe, expect, test } from 'vitest'
import { createCapabilities } from './capability.ts'

const SECRET = 'a secret of a service, long enough'
const capabilities = createCapabilities([SECRET])
const ofA = { signInId: 'Session-1', customerId: 'A' }
const now = new Date('2026-01-01T12:00:00.500Z')
const later = (ms: number) => new Date(now.getTime() + ms)

describe('a capability', () => {
  test.each([
    ofA,
    { signInId: null, customerId: 'DEMO' },
    { signInId: 'a~b/ö?', customerId: 'Müller-1.2' },
  ])('says what it was granted for: %j', (grant) => {
    expect(capabilities.read(capabilities.grant(grant, now), now)).toEqual(grant)
  })

  test('is the same throughout a reply, and no more than a line long', () => {
    const session = { signInId: 'x'.repeat(32), customerId: 'K-1001' }
    expect(capabilities.grant(session, now)).toBe(capabilities.grant(session, now))
    expect(capabilities.grant(session, now).length).toBeLessThan(84)
  })

  test('counts for its purpose only', () => {
    const granted = capabilities.grant(ofA, now)
    expect(createCapabilities([SECRET], 'export').read(granted, now)).toBeNull()
  })

  test('counts for as long as the contract says, and soon no longer', () => {
    const granted = capabilities.grant(ofA, now)
    expect(capabilities.read(granted, later(CAPABILITY_LIFETIME_MS))).toEqual(ofA)
    expect(capabilities.read(granted, later(CAPABILITY_LIFETIME_MS + 2 * 60_000))).toBeNull()
  })

  test('counts where the same secret is known, and nowhere else', () => {
    const granted = capabilities.grant(ofA, now)
    expect(createCapabilities([SECRET]).read(granted, now)).toEqual(ofA)
    expect(createCapabilities([`${SECRET}!`, SECRET]).read(granted, now)).toEqual(ofA)
    expect(createCapabilities([`${SECRET}!`]).read(granted, now)).toBeNull()
  })

  const granted = capabilities.grant(ofA, now)
  const [signIn = '', scope = '', expires = '', signature = ''] = granted.split('~')
  const standard = Buffer.from(signature, 'base64url').toString('base64')
  test.each([
    ['nothing', ''],
    ['cut short', granted.slice(0, -1)],
    ['without a signature', `${signIn}~${scope}~${expires}~`],
    ['without parts', 'A'],
    ['for another customer', `${signIn}~B~${expires}~${signature}`],
    ['for everybody', `${signIn}~*~${expires}~${signature}`],
    ['for another account', `${signIn}A~${scope}~${expires}~${signature}`],
    ['for nobody', `~${scope}~${expires}~${signature}`],
    ['for longer', `${signIn}~${scope}~${expires}0~${signature}`],
    ['for ever', `${signIn}~${scope}~zzzzzzzzz~${signature}`],
    ['with another letter', `${granted.slice(0, -2)}AA`],
    ['in upper case', granted.toUpperCase()],
    ['encoded for addresses', encodeURIComponent(granted).replaceAll('~', '%7E')],
    ['in another alphabet', `${signIn}~${scope}~${expires}~${standard}`],
    ['with space', ` ${granted}`],
    ['with a line', `${granted}\n`],
    ['twice', `${granted}~${granted}`],
    // The last letter of 22 has four bits that no byte needs.
    ['with other bits that decode alike', granted.slice(0, -1) + alike(granted.at(-1) ?? '')],
  ])('does not count %s', (_how, forged) => {
    expect(forged).not.toBe(granted)
    expect(capabilities.read(forged, now)).toBeNull()
  })
})

function alike(letter: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  return alphabet[alphabet.indexOf(letter) ^ 1] ?? ''
}
