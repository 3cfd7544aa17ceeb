import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type LegalPageName, legalPageNames } from '@hausblick/contract/legal.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../../../platform/config/config.ts'
import { newFolders } from '../../../testing/folders.ts'
import { readLegalPages } from './pages.ts'

const EXAMPLE = join(import.meta.dirname, '../../../../operator.example.json')
/** The values every operator must set. */
const LEAST = {
  name: 'Haus & Hof',
  street: 'Weg 1',
  zipcode: '01067',
  city: 'Dresden',
  phone: '0351 / 12 34-0',
  email: 'hof@haus.example',
}

const newFolder = newFolders()
let folder: string
beforeAll(async () => {
  folder = await newFolder()
})

async function pagesOf(operator: object, environment: Record<string, string> = {}) {
  const file = join(folder, 'operator.json')
  await writeFile(file, JSON.stringify(operator))
  const pages = readLegalPages(readConfig({ OPERATOR_FILE: file, ...environment }, folder))
  return (name: LegalPageName) => pages.get(name) ?? ''
}

function wordsOf(html: string): string {
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
}

const example = JSON.parse(readFileSync(EXAMPLE, 'utf8'))
const firebase = {
  IDENTITY: 'firebase',
  FIREBASE_PROJECT_ID: 'haus',
  FIREBASE_API_KEY: 'k',
}
const setUps = [
  ['an operator who says everything', example, {}],
  ['an operator who says as little as they may', LEAST, {}],
  [
    'a hosted provider and a foreign script',
    example,
    { ...firebase, ANALYTICS_SCRIPT_URL: 'https://zaehlt.example/s.js' },
  ],
] as const

describe.each(setUps)('with %s', (_title, operator, environment) => {
  test.each(legalPageNames)('%s is complete', async (name) => {
    const html = (await pagesOf(operator, environment))(name)
    expect(html).not.toMatch(/\{\{|\}\}|undefined|null/)
    expect(html.match(/<h1>/g)).toHaveLength(1)
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const targets = [...html.matchAll(/ href="#([^"]*)"/g)].map(([, target]) => target)
    expect(targets.length).toBeGreaterThan(3)
    expect(ids).toEqual(expect.arrayContaining(targets))
    const pages = [...html.matchAll(/ href="\/([a-z]*)"/g)].map(([, page]) => page)
    expect(legalPageNames).toEqual(expect.arrayContaining(pages))
  })
})

describe('unset values are left out', () => {
  test.each([
    ['impressum', 'Registereintrag'],
    ['impressum', 'Vertreten durch'],
    ['impressum', 'Umsatzsteuer'],
    ['impressum', 'Aufsichtsbehörde'],
    ['impressum', 'Berufshaftpflichtversicherung'],
    ['datenschutz', 'Datenschutzbeauftragte'],
    ['datenschutz', 'Für uns zuständig ist'],
    ['datenschutz', 'Webanalyse'],
    ['datenschutz', 'Werbung '],
    ['datenschutz', 'Kartenzahlung'],
    ['datenschutz', 'Nachrichtendienst'],
    ['datenschutz', 'Die Dateien liegen bei'],
    ['datenschutz', 'Der Dienst läuft bei'],
    ['datenschutz', 'Sicherungskopien'],
    ['agb', 'mit Karte'],
  ] as const)('%s: %s', async (name, words) => {
    const most = wordsOf((await pagesOf(example))(name))
    const least = wordsOf((await pagesOf(LEAST))(name)).replaceAll(
      'Werbung verschickt es nicht',
      '',
    )
    expect(most).toContain(words)
    expect(least).not.toContain(words)
  })
})

describe('set values appear', () => {
  test.each([
    ['impressum', 'name', 'street', 'city', 'phone', 'email', 'managingDirector'],
    ['impressum', 'registerCourt', 'registerNumber', 'vatId', 'supervisoryAuthority'],
    ['datenschutz', 'name', 'dataProtectionOfficer', 'dataProtectionAuthority', 'logsKept'],
    ['agb', 'name', 'street', 'zipcode', 'city', 'phone', 'email'],
    ['barrierefreiheit', 'name', 'phone', 'email'],
  ] as const)('%s: %s', async (name, ...keys) => {
    const words = wordsOf((await pagesOf(example))(name))
    for (const key of keys) expect(words).toContain(example[key])
  })

  test('for every service', async () => {
    const words = wordsOf((await pagesOf(example))('datenschutz'))
    expect(Object.keys(example.services)).toHaveLength(7)
    for (const service of Object.values(example.services)) expect(words).toContain(service)
  })

  test('a phone number as a link, and a name as text', async () => {
    const html = (await pagesOf(LEAST))('impressum')
    expect(html).toContain('<a href="tel:035112340">0351 / 12 34-0</a>')
    expect(html).toContain('Haus &amp; Hof')
  })

  test('the configured sign-in', async () => {
    const own = wordsOf((await pagesOf(example))('datenschutz'))
    const hosted = wordsOf((await pagesOf(example, firebase))('datenschutz'))
    expect(own).toContain('hausblick.session_token')
    expect(own).not.toContain('Google')
    expect(hosted).toContain('Google Ireland Limited')
    expect(hosted).not.toContain('hausblick.session_token')
  })

  test('a third-party script, where configured', async () => {
    const without = wordsOf((await pagesOf(example))('datenschutz'))
    const script = { ANALYTICS_SCRIPT_URL: 'https://zaehlt.example/s.js' }
    const [named, unnamed] = [await pagesOf(example, script), await pagesOf(LEAST, script)]
    expect(without).toContain('Zurzeit ist er nicht in das Portal eingebunden')
    for (const page of [named, unnamed]) {
      expect(wordsOf(page('datenschutz'))).toContain('Sein Skript kommt von zaehlt.example')
      expect(wordsOf(page('datenschutz'))).toContain('„Einwilligung ändern“')
    }
  })
})

/** The terms of the legal texts (product §28). */
test.each([
  'vierzehn Tage',
  '14 Tage lang widerrufen',
  'spätestens am dritten Werktag des Monats',
  'mit 5 Prozentpunkten über dem jeweiligen Basiszinssatz',
  'Die Gewährleistungsfrist beträgt 2 Jahre',
  'um mehr als 20 Prozent',
])('the terms say: %s', async (words) => {
  expect(wordsOf((await pagesOf(example))('agb'))).toContain(words)
})
