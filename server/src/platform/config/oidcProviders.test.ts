import { beforeAll, expect, test } from 'vitest'
import { configFaults } from '../../testing/configFaults.ts'
import { newFolders } from '../../testing/folders.ts'
import { settingsOf } from '../../testing/oidc/journey.ts'
import { readConfig } from './config.ts'

const ISSUER = 'https://login.example/o/haus/'
const newFolder = newFolders()
let folder: string
beforeAll(async () => {
  folder = await newFolder()
})

const faults = (given: Record<string, string>) => configFaults(given, folder)
const first = settingsOf(ISSUER)
const needed = ['OIDC_ISSUER', 'OIDC_NAME', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET']

test('up to three providers are read, by the number in their redirect URI', () => {
  const third = settingsOf('http://127.0.0.1:9000', 'OIDC_3_', 'Drittes')
  const given = { ...first, ...third, OIDC_3_SECOND_FACTOR: 'mfa, otp' }
  expect(readConfig(given, folder).oidcProviders).toMatchObject([
    { id: '1', name: 'Testhaus', issuer: ISSUER, secondFactors: [] },
    { id: '3', name: 'Drittes', secondFactors: ['mfa', 'otp'] },
  ])
})

test.each(needed)('a provider without %s is refused', (name) => {
  const { [name]: _lacking, ...given } = first
  expect(faults(given)).toEqual([
    expect.stringMatching(`${name} .*was der Anbieter dafür nennt, weil andere Einstellungen`),
  ])
})

test.each([
  ['http://login.example'],
  ['ftp://login.example'],
  ['https://login.example/?mandant=1'],
  ['https://nutzer:geheim@login.example'],
  ['login.example'],
])('%s is no issuer', (issuer) => {
  expect(faults(settingsOf(issuer))).toEqual([expect.stringMatching(/^OIDC_ISSUER /)])
})

test.each([ISSUER, 'https://LOGIN.example/o/haus/', 'https://login.example:443/o/haus/'])(
  'the same provider twice is refused, also as %s',
  (issuer) => {
    expect(faults({ ...first, ...settingsOf(issuer, 'OIDC_2_', 'Zweites') })).toEqual([
      expect.stringMatching(/^OIDC_2_ISSUER .*ein anderer Anbieter als die vorigen/),
    ])
  },
)

test('providers alone need one, and none goes with the hosted provider', () => {
  expect(faults({ IDENTITY: 'oidc' })).toEqual([expect.stringMatching(/^OIDC_ISSUER /)])
  expect(faults({ IDENTITY: 'firebase', ...first }).join('\n')).toMatch(/^IDENTITY /m)
})

test.each([
  ['OIDC_ISUER', 'OIDC_ISSUER'],
  ['OIDC_2_CLIENTID', 'OIDC_2_CLIENT_ID'],
  ['OIDC_CLIENT_SECRET_FIEL', 'OIDC_CLIENT_SECRET_FILE'],
])('%s is hinted at as a mistaken %s', (name, meant) => {
  expect(readConfig({ [name]: 'x' }, folder).warnings).toEqual([
    `Die Einstellung ${name} gibt es nicht, sie bleibt unbeachtet. Meinten Sie ${meant}?`,
  ])
})

test('a fourth provider is told to be one too many', () => {
  expect(readConfig({ OIDC_4_ISSUER: ISSUER }, folder).warnings).toEqual([
    'Die Einstellung OIDC_4_ISSUER bleibt unbeachtet: Es gibt höchstens drei Anbieter, mit OIDC_, OIDC_2_ und OIDC_3_.',
  ])
})
