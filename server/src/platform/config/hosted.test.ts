import { beforeAll, expect, test } from 'vitest'
import { newFolders } from '../../testing/folders.ts'
import { readConfig } from './config.ts'
import { ConfigError } from './configError.ts'

const hosted = { IDENTITY: 'firebase', FIREBASE_PROJECT_ID: 'haus-1', FIREBASE_API_KEY: 'AIza-1' }
const emulated = {
  ...hosted,
  FIREBASE_PROJECT_ID: 'demo-haus',
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
}

const newFolder = newFolders()
let folder: string
beforeAll(async () => {
  folder = await newFolder()
})

test('the hosted identity provider is read', () => {
  expect(readConfig(hosted, folder).identity).toEqual({
    provider: 'firebase',
    projectId: 'haus-1',
    apiKey: 'AIza-1',
    emulatorHost: null,
  })
})

test('so is its emulator', () => {
  expect(readConfig(emulated, folder).identity).toEqual({
    provider: 'firebase',
    projectId: 'demo-haus',
    apiKey: 'AIza-1',
    emulatorHost: '127.0.0.1:9099',
  })
})

test('neither is required where the service is the provider', () => {
  const unused = { ...emulated, IDENTITY: 'embedded', NODE_ENV: 'production' }
  expect(readConfig(unused, folder).identity).toMatchObject({ provider: 'embedded' })
})

test.each([
  [
    'in production',
    { ...emulated, NODE_ENV: 'production' },
    'FIREBASE_AUTH_EMULATOR_HOST ist "127.0.0.1:9099"; erwartet wird: nichts, weil NODE_ENV=production ist: Der Emulator ist nur zum Testen.',
  ],
  [
    'for a project that could be real',
    { ...emulated, FIREBASE_PROJECT_ID: 'haus-1' },
    'FIREBASE_PROJECT_ID ist "haus-1"; erwartet wird: eine Kennung, die mit demo- beginnt, weil FIREBASE_AUTH_EMULATOR_HOST gesetzt ist.',
  ],
  [
    'for no project',
    { ...emulated, FIREBASE_PROJECT_ID: '' },
    'FIREBASE_PROJECT_ID fehlt; erwartet wird: die Kennung des Projekts, weil IDENTITY=firebase ist.',
  ],
])('no emulator is taken %s', (_title, given, line) => {
  expect(() => readConfig(given, folder)).toThrow(new ConfigError([line]))
})

test.each([
  ['embedded', {}, 'required'],
  ['hosted', hosted, 'offered'],
  ['hosted', { ...hosted, SECOND_FACTOR: 'required' }, 'required'],
])('a second factor under https, %s, with %j, is %s', (_provider, given, expected) => {
  const environment = { PUBLIC_URL: 'https://haus.example', ...given }
  expect(readConfig(environment, folder).secondFactor).toBe(expected)
})

test('the start says what accounts of the hosted provider cannot do', () => {
  const sms = expect.stringContaining('SMS')
  expect(readConfig(hosted, folder).warnings).toContainEqual(sms)
  expect(readConfig({}, folder).warnings).not.toContainEqual(sms)
})
