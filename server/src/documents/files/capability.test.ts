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
  ])('reads back its grant: %j', (grant) => {
    expect(capabilities.read(capabilities.grant(grant, now), now)).toEqual(grant)
  })

  test('is the same throughout a reply and shorter than 84 characters', () => {
    const session = { signInId: 'x'.repeat(32), customerId: 'K-1001' }
    expect(capabilities.grant(session, now)).toBe(capabilities.grant(session, now))
    expect(capabilities.grant(session, now).length).toBeLessThan(84)
  })

  test('is valid for its purpose only', () => {
    const granted = capabilities.grant(ofA, now)
    expect(createCapabilities([SECRET], 'export').read(granted, now)).toBeNull()
  })

  test('is valid for its lifetime and expires soon after', () => {
    const granted = capabilities.grant(ofA, now)
    expect(capabilities.read(granted, later(CAPABILITY_LIFETIME_MS))).toEqual(ofA)
    expect(capabilities.read(granted, later(CAPABILITY_LIFETIME_MS + 2 * 60_000))).toBeNull()
  })

  test('is valid only where its secret is current or previous', () => {
    const granted = capabilities.grant(ofA, now)
    expect(createCapabilities([SECRET]).read(granted, now)).toEqual(ofA)
    expect(createCapabilities([`${SECRET}!`, SECRET]).read(granted, now)).toEqual(ofA)
    expect(createCapabilities([`${SECRET}!`]).read(granted, now)).toBeNull()
  })

  const granted = capabilities.grant(ofA, now)
  const [signIn = '', scope = '', expires = '', signature = ''] = granted.split('~')
  const standard = Buffer.from(signature, 'base64url').toString('base64')
  test.each([
    ['when empty', ''],
    ['when truncated', granted.slice(0, -1)],
    ['without a signature', `${signIn}~${scope}~${expires}~`],
    ['without parts', 'A'],
    ['for another customer', `${signIn}~B~${expires}~${signature}`],
    ['for all customers', `${signIn}~*~${expires}~${signature}`],
    ['for another account', `${signIn}A~${scope}~${expires}~${signature}`],
    ['for no account', `~${scope}~${expires}~${signature}`],
    ['with a later expiry', `${signIn}~${scope}~${expires}0~${signature}`],
    ['with the latest expiry', `${signIn}~${scope}~zzzzzzzzz~${signature}`],
    ['with a changed character', `${granted.slice(0, -2)}AA`],
    ['in upper case', granted.toUpperCase()],
    ['when URL-encoded', encodeURIComponent(granted).replaceAll('~', '%7E')],
    ['in standard base64', `${signIn}~${scope}~${expires}~${standard}`],
    ['with a leading space', ` ${granted}`],
    ['with a trailing newline', `${granted}\n`],
    ['when doubled', `${granted}~${granted}`],
    // Four bits of the 22nd character encode nothing.
    [
      'with other bits that decode to the same bytes',
      granted.slice(0, -1) + alike(granted.at(-1) ?? ''),
    ],
  ])('is invalid %s', (_how, forged) => {
    expect(forged).not.toBe(granted)
    expect(capabilities.read(forged, now)).toBeNull()
  })
})

function alike(letter: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  return alphabet[alphabet.indexOf(letter) ^ 1] ?? ''
}
