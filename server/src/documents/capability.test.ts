import { CAPABILITY_LIFETIME_MS } from '@hausblick/contract/documents.ts'
import { describe, expect, test } from 'vitest'
import { createCapabilities } from './capability.ts'

const SECRET = 'a secret of a service, long enough'
const capabilities = createCapabilities(SECRET)
const all = { kind: 'all' } as const
const ofA = { kind: 'customer', customerId: 'A' } as const
const now = new Date('2026-01-01T12:00:00.500Z')
const later = (ms: number) => new Date(now.getTime() + ms)

describe('a capability', () => {
  test.each([all, ofA, { kind: 'customer', customerId: 'Müller-1.2' } as const])(
    'says what it was granted for: %j',
    (scope) => {
      expect(capabilities.read(capabilities.grant(scope, now), now)).toEqual(scope)
    },
  )

  test('counts for as long as the contract says, and soon no longer', () => {
    const granted = capabilities.grant(ofA, now)
    expect(capabilities.read(granted, later(CAPABILITY_LIFETIME_MS))).toEqual(ofA)
    expect(capabilities.read(granted, later(CAPABILITY_LIFETIME_MS + 2 * 60_000))).toBeNull()
  })

  test('counts where the same secret is known, and nowhere else', () => {
    const granted = capabilities.grant(ofA, now)
    expect(createCapabilities(SECRET).read(granted, now)).toEqual(ofA)
    expect(createCapabilities(`${SECRET}!`).read(granted, now)).toBeNull()
  })

  const granted = capabilities.grant(ofA, now)
  const [scope = '', expires = '', signature = ''] = granted.split('~')
  const standard = Buffer.from(signature, 'base64url').toString('base64')
  test.each([
    ['nothing', ''],
    ['cut short', granted.slice(0, -1)],
    ['without a signature', `${scope}~${expires}~`],
    ['without parts', 'A'],
    ['for another customer', `B~${expires}~${signature}`],
    ['for everybody', `*~${expires}~${signature}`],
    ['for longer', `${scope}~${expires}0~${signature}`],
    ['for ever', `${scope}~zzzzzzzzz~${signature}`],
    ['with another letter', `${granted.slice(0, -2)}AA`],
    ['in upper case', granted.toUpperCase()],
    ['encoded for addresses', encodeURIComponent(granted).replaceAll('~', '%7E')],
    ['in another alphabet', `${scope}~${expires}~${standard}`],
    ['with space', ` ${granted}`],
    ['with a line', `${granted}\n`],
    ['twice', `${granted}~${granted}`],
    // The last letter of 43 has two bits that no byte needs.
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
