import { expect, test } from 'vitest'
import { findLicenceFaults } from './licences.ts'
import { readLocked } from './locked.ts'

const faultsOf = (entry: object) => {
  const packages = {
    '': {},
    'node_modules/@hausblick/web': { link: true },
    'node_modules/tool': entry,
  }
  return findLicenceFaults(readLocked(JSON.stringify({ packages })))
}

test.each(['MIT', '(MIT OR GPL-3.0-only)', 'Apache-2.0 AND LGPL-3.0-or-later AND MIT'])(
  'allows the delivery of %s',
  (license) => {
    expect(faultsOf({ version: '1.0.0', license })).toEqual([])
  },
)

test.each([
  'AGPL-3.0-or-later',
  'MIT AND GPL-3.0-only',
  'CC-BY-3.0',
  'SEE LICENSE IN LICENSE',
  'UNLICENSED',
])('does not allow the delivery of %s', (license) => {
  expect(faultsOf({ version: '1.0.0', license })).toEqual([
    `tool@1.0.0: ${license}, not allowed for what is delivered`,
  ])
})

test('does not allow what states no licence', () => {
  expect(faultsOf({ version: '1.0.0', dev: true })).toEqual([
    'tool@1.0.0: no licence stated, not allowed for development',
  ])
})

test('allows more in development', () => {
  expect(faultsOf({ version: '1.0.0', license: 'CC-BY-3.0', dev: true })).toEqual([])
  expect(faultsOf({ version: '1.0.0', license: 'GPL-3.0-only', dev: true })).toHaveLength(1)
})
