import { readFileSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type OwnLegalPage, ownLegalFiles, ownLegalPages } from '@hausblick/contract/ownLegal.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { checkLegal } from '../../../operating/checks/legal.ts'
import { readConfig } from '../../../platform/config/config.ts'
import { newFolders } from '../../../testing/folders.ts'
import { listLegalTexts } from '../operator/legalTexts.ts'
import { createLegalPages, readLegalPages } from './pages.ts'

const EXAMPLE = join(import.meta.dirname, '../../../../operator.example.json')
const newFolder = newFolders()
let folder: string
let read: (page: OwnLegalPage) => string
beforeAll(async () => {
  folder = await newFolder()
  read = createLegalPages(configOf())
})

const configOf = (more: Record<string, string> = {}) =>
  readConfig({ LEGAL_DIR: folder, OPERATOR_FILE: EXAMPLE, DATA_DIR: folder, ...more }, folder)
const write = (page: OwnLegalPage, text: string | Buffer) =>
  writeFile(join(folder, ownLegalFiles[page]), text)

test('a text of one’s own shows at once, changes at once, and goes again', async () => {
  expect(read('impressum')).toContain('Hausblick Verwaltung GmbH')
  await write('impressum', '# Impressum\n\nHaus A')
  expect(read('impressum')).toBe('<header><h1>Impressum</h1>\n<p>Haus A</p>\n</header><div></div>')
  await write('impressum', '# Impressum\n\nHaus B')
  expect(read('impressum')).toContain('Haus B')
  await rm(join(folder, ownLegalFiles.impressum))
  expect(read('impressum')).toContain('Hausblick Verwaltung GmbH')
})

describe('a text of one’s own', () => {
  test.each([
    ['<script>alert(1)</script>', '&lt;script&gt;'],
    ['<img src=x onerror=alert(1)>', '&lt;img'],
    ['[hier](javascript:alert(1))', '[hier](javascript:alert(1))'],
    ['[hier](data:text/html;base64,eA==)', '[hier](data:'],
    ['![Bild](https://anderswo.example/bild.png)', '!<a href="https://anderswo.example/bild.png">'],
    ['## <b onclick=x>Titel</b>', '&lt;b onclick=x&gt;Titel'],
    ['{{name}} {{/x}}', '{{name}} {{/x}}'],
    ['[hier](https://haus.example/?a=%22onclick)', 'href="https://haus.example/?a=%22onclick"'],
  ])('runs and loads nothing: %s', async (text, shown) => {
    await write('agb', `# AGB\n\n${text}\n`)
    const html = read('agb')
    expect(html).toContain(shown)
    expect(html).not.toMatch(/<(script|img|b|iframe)|href="(javascript|data):/i)
  })

  test('has one title, and anchors that differ', async () => {
    await write('agb', '## Kontakt\n\n# Kontakt\n\n## !\n\n## Übersicht\n')
    const html = read('agb')
    expect(html.match(/<h1>/g)).toHaveLength(1)
    expect(html).toContain('<h1>AGB</h1>')
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
    expect(ids).toEqual(['uebersicht', 'kontakt', 'kontakt-2', 'abschnitt', 'uebersicht-2'])
  })

  test.each([
    [' \n', 'ist leer'],
    [Buffer.from('Köln', 'latin1'), 'lässt sich nicht als Text in UTF-8 lesen'],
    ['x'.repeat(600_000), 'ist größer als 512 KB'],
  ])('that cannot be shown gives way to ours: %#', async (text, fault) => {
    await write('datenschutz', text)
    expect(read('datenschutz')).toContain('hausblick.consent')
    const config = configOf()
    const shown = listLegalTexts(config).find(({ page }) => page === 'datenschutz')
    expect(shown).toMatchObject({ changedAt: null, fault: expect.stringContaining(fault) })
    expect(checkLegal(config)).toMatchObject({
      state: 'broken',
      todos: [expect.stringContaining(fault)],
    })
  })
})

describe('what law demands', () => {
  test.each(ownLegalPages)('is found in our own text: %s', async (page) => {
    const config = readConfig({ OPERATOR_FILE: EXAMPLE, DATA_DIR: folder }, folder)
    const shown = listLegalTexts(config).find((text) => text.page === page)
    expect(shown?.required.filter(({ isFound }) => !isFound)).toEqual([])
    expect(shown?.required.length).toBeGreaterThan(5)
    expect(checkLegal(config)).toMatchObject({ state: 'fine', todos: [] })
  })

  test('is named where a text of one’s own seems to lack it', async () => {
    for (const page of ownLegalPages)
      await write(
        page,
        readFileSync(join(import.meta.dirname, '../../../../content/legal/barrierefreiheit.md')),
      )
    await write('impressum', '# Impressum\n\nHaus, Weg 1, 01067 Dresden, post@haus.example')
    const config = configOf()
    const { required, changedAt } = listLegalTexts(config)[0] ?? {}
    expect(changedAt).toMatch(/^20/)
    expect(required?.filter(({ isFound }) => isFound).map(({ what }) => what)).toEqual([
      'Name und Anschrift',
      'E-Mail-Adresse',
    ])
    const { state, todos } = checkLegal(config)
    expect(state).toBe('look')
    expect(todos).toContain(
      'Impressum: Nicht gefunden wurde: Bereitschaft zur Schlichtung (§ 36 VSBG).',
    )
    expect(todos.some((todo) => todo.startsWith('AGB: '))).toBe(true)
  })
})

test('a public service without an operator shows texts of its own', async () => {
  await write('impressum', '# Impressum\n\nHaus C')
  const config = readConfig(
    { LEGAL_DIR: folder, PUBLIC_URL: 'https://haus.example', DATA_DIR: folder },
    folder,
  )
  expect(readLegalPages(config).get('impressum')).toContain('Haus C')
})

test('a folder that does not exist refuses the start', () => {
  expect(() => configOf({ LEGAL_DIR: '/nirgends' })).toThrow(
    'LEGAL_DIR ist "/nirgends"; erwartet wird: ein Ordner, den es gibt.',
  )
})
