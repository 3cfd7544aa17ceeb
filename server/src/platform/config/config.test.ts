import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { configFaults } from '../../testing/configFaults.ts'
import { newFolders } from '../../testing/folders.ts'
import { readConfig } from './config.ts'

const newFolder = newFolders()
let folder: string
beforeAll(async () => {
  folder = await newFolder()
})

describe('without settings, the configuration', () => {
  test('is the embedded default', () => {
    expect(readConfig({}, folder)).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      publicUrl: 'http://localhost:3000',
      dataDir: join(folder, 'data'),
      databaseUrl: `sqlite:${join(folder, 'data/hausblick.db')}`,
      databaseConnections: 10,
      documents: { kind: 'disk', folder: join(folder, 'data/documents') },
      identity: { provider: 'embedded', passwords: 'everybody', oidc: [] },
      operatorEmails: ['betreiber@hausblick.test'],
      staffEmails: [],
      demoCustomerId: 'DEMO',
      smtpUrl: null,
      maxUploadBytes: 26_214_400,
      trustProxy: 0,
      allowedOrigins: ['http://localhost:3000'],
      operator: { name: 'Hausblick Verwaltung GmbH' },
      analyticsScriptUrl: null,
      requestsPerMinute: 6000,
      logLevel: 'info',
    })
  })

  test('generates a secret for this user only', async () => {
    const { secrets, dataDir } = readConfig({}, folder)
    expect(secrets).toEqual([expect.stringMatching(/^[\w-]{43}$/)])
    expect(readConfig({}, folder).secrets).toEqual(secrets)
    expect((await stat(join(dataDir, 'secret'))).mode & 0o777).toBe(0o600)
    expect(readConfig({}, await newFolder()).secrets).not.toEqual(secrets)
  })
})

test('the environment overrides .env, and empty values count as unset', async () => {
  const withFile = await newFolder()
  await writeFile(join(withFile, '.env'), 'PORT=4000\nHOST=::1\nLOG_LEVEL=warn\nSMTP_URL=\n')
  expect(readConfig({ HOST: '0.0.0.0', LOG_LEVEL: '' }, withFile)).toMatchObject({
    port: 4000,
    host: '0.0.0.0',
    logLevel: 'warn',
    smtpUrl: null,
    publicUrl: 'http://localhost:4000',
  })
})

test.each([
  [{ PUBLIC_URL: 'https://haus.example/' }, { publicUrl: 'https://haus.example' }],
  [{ PUBLIC_URL: 'https://a.example' }, { allowedOrigins: ['https://a.example'] }],
  [
    { ALLOWED_ORIGINS: 'https://a.example, http://b.example:8080/' },
    { allowedOrigins: ['https://a.example', 'http://b.example:8080'] },
  ],
  [{ STAFF_EMAILS: 'Eva@a.de, uwe@b.de' }, { staffEmails: ['eva@a.de', 'uwe@b.de'] }],
  [{ TRUST_PROXY: 'off' }, { trustProxy: 0 }],
  [{ TRUST_PROXY: '2' }, { trustProxy: 2 }],
  [{ REQUESTS_PER_MINUTE: '0' }, { requestsPerMinute: 0 }],
  [{ DATABASE_URL: 'postgres://u@h/d' }, { databaseUrl: 'postgres://u@h/d' }],
  [{ DOCUMENTS_URL: '/srv/documents' }, { documents: { kind: 'disk', folder: '/srv/documents' } }],
  [
    { SECRET: 's'.repeat(32), SECRET_PREVIOUS: 't'.repeat(32) },
    { secrets: ['s'.repeat(32), 't'.repeat(32)] },
  ],
  [{ SECRET: 's'.repeat(32) }, { secrets: ['s'.repeat(32)] }],
])('%o is read', (given, expected) => {
  expect(readConfig(given, folder)).toMatchObject(expected)
})

const faults = (given: Record<string, string>) => configFaults(given, folder)

describe('a bad value', () => {
  test.each([
    ['PORT', 'abc', 'eine ganze Zahl von 1 bis 65535'],
    ['PORT', '65536', 'eine ganze Zahl von 1 bis 65535'],
    ['PORT', '0', 'eine ganze Zahl von 1 bis 65535'],
    ['PUBLIC_URL', 'hausblick.example', 'eine Adresse wie https://hausblick.example'],
    ['PUBLIC_URL', 'javascript:alert(1)', 'eine Adresse wie https://hausblick.example'],
    [
      'PUBLIC_URL',
      'https://a.example/haus',
      'eine Adresse ohne Pfad wie https://hausblick.example: Das Dashboard steht an der Wurzel seines Rechnernamens',
    ],
    ['OPERATOR_EMAILS', 'eva@a.de; uwe', 'E-Mail-Adressen, durch Komma getrennt'],
    ['STAFF_EMAILS', 'eva', 'E-Mail-Adressen, durch Komma getrennt'],
    ['DEMO_CUSTOMER_ID', 'A_B', 'bis zu 64 Buchstaben, Ziffern, Punkte und Bindestriche'],
    [
      'IMAP_AUTHSERV_ID',
      'mx haus',
      'ein Name wie mx.hausblick.example, mit dem Authentication-Results beginnt',
    ],
    ['MAIL_FROM', 'Hausblick', 'ein Absender mit E-Mail-Adresse'],
    ['DATABASE_CONNECTIONS', '0', 'eine ganze Zahl von 1 bis 1000'],
    ['DATABASE_CONNECTIONS', '1001', 'eine ganze Zahl von 1 bis 1000'],
    ['MAX_UPLOAD_MB', '0', 'eine ganze Zahl von 1 bis 1024'],
    ['MAX_UPLOAD_MB', '2.5', 'eine ganze Zahl von 1 bis 1024'],
    ['TRUST_PROXY', 'on', 'off oder die Zahl der vorgeschalteten Proxys, höchstens 16'],
    ['ALLOWED_ORIGINS', '*', 'Adressen wie https://hausblick.example, durch Komma getrennt'],
    ['ANALYTICS_SCRIPT_URL', 'http://a.example/s.js', 'eine Adresse, die mit https:// beginnt'],
    ['LOG_LEVEL', 'laut', 'trace, debug, info, warn, error, fatal, silent'],
    ['IDENTITY', 'ldap', 'embedded, oidc oder firebase'],
    [
      'FIREBASE_PROJECT_ID',
      'haus/1',
      'die Kennung des Projekts aus kleinen Buchstaben, Ziffern und Bindestrichen',
    ],
    [
      'FIREBASE_AUTH_EMULATOR_HOST',
      '127.0.0.1:9099; script-src *',
      'Rechner und Port wie 127.0.0.1:9099',
    ],
  ])('%s=%s is told with what is expected', (name, value, expected) => {
    expect(faults({ [name]: value })).toEqual([
      `${name} ist "${value}"; erwartet wird: ${expected}.`,
    ])
  })

  test.each([
    ['SECRET', 'geheim123'],
    ['METRICS_TOKEN', 'geheim123'],
    ['SMTP_URL', 'http://nutzer:geheim123@mail.example'],
    ['SMTP_URL', 'smtps://nutzer:geheim%@mail.example'],
    ['IMAP_URL', 'imap://geheim123@mail.example'],
    ['DATABASE_URL', 'mysql://nutzer:geheim123@db.example/x'],
    ['DOCUMENTS_URL', 's3://nutzer:geheim123@bucket?region=x'],
  ])('%s is told without its value', (name, value) => {
    const [line, ...others] = faults({ [name]: value })
    expect(line).toMatch(`${name} ist (wird nicht gezeigt); erwartet wird: `)
    expect(line).not.toMatch('geheim123')
    expect(others).toEqual([])
  })

  test.each([
    ['data', {}],
    ['data/mail', {}],
    ['.', {}],
    ['archiv', { DOCUMENTS_URL: 'archiv' }],
    ['sicherung/heute', { BACKUP_TO: 'sicherung' }],
  ])('INTAKE_DIR=%s, where the service itself stores things, is told', (INTAKE_DIR, more) => {
    expect(faults({ INTAKE_DIR, ...more })).toEqual([
      expect.stringMatching(/^INTAKE_DIR ist .* in dem Hausblick selbst nichts speichert\.$/),
    ])
  })

  test('is reported together with all others', () => {
    const names = faults({ PORT: 'x', LOG_LEVEL: 'x', IDENTITY: 'firebase' }).map(
      (line) => line.split(' ')[0],
    )
    expect(names).toEqual(
      expect.arrayContaining(['PORT', 'LOG_LEVEL', 'FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY']),
    )
  })

  test.each([
    ['DATA_DIR', (file: string) => file, '".*"'],
    ['DATA_DIR', (file: string) => join(file, 'x'), '".*"'],
    ['DATABASE_URL', (file: string) => `sqlite:${file}/x/y.db`, '\\(wird nicht gezeigt\\)'],
  ])('%s that is no folder to write in', async (name, place, shown) => {
    const file = join(folder, 'file')
    await writeFile(file, '')
    expect(faults({ [name]: place(file) })).toEqual([
      expect.stringMatching(
        new RegExp(`^${name} ist ${shown}; erwartet wird: ein Ordner, in den geschrieben`),
      ),
    ])
  })
})

describe('the operator file', () => {
  test.each([
    ['{"name": "Nur ein Name"}', /server\/operator.example.json \(.*: street, zipcode, .*/],
    ['kein JSON', /eine JSON-Datei \(/],
  ])('%s is refused', async (content, expected) => {
    const file = join(folder, 'operator.json')
    await writeFile(file, content)
    expect(faults({ OPERATOR_FILE: file })).toEqual([expect.stringMatching(expected)])
  })

  test('is required where it is named', () => {
    expect(faults({ OPERATOR_FILE: '/nirgends.json' })).toEqual([
      expect.stringMatching(/^OPERATOR_FILE ist "\/nirgends.json"; erwartet wird: .*ENOENT/),
    ])
  })
})
