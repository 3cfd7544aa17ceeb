import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { secretFileNames } from '@hausblick/server/src/platform/config/secretFiles.ts'
import { variables } from '@hausblick/server/src/platform/config/variables.ts'
import { describe, expect, test } from 'vitest'
import { operatingPages } from './operations/pages.ts'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const PATH =
  /(?<![\w/])((?:server|web|contract|figures|e2e|scripts|docs|proofs)\/[\w./*-]*\w|[\w-]+\.(?:md|cfg|service|timer))/g
const LINK = /\]\((?!https:)([^)#]+)(?:#[^)]*)?\)/g
const ANCHOR = /\]\(([^)#]*)#([^)]+)\)/g
const SCRIPT = /\bnpm (?:run (?:--silent )?([\w:-]+)|(start|test)\b)(?: -- ([^`|)\n]*))?/g
/** Codes of refused sign-ins look the same. */
const SETTING = /(?<![\w{$"/-])(?!OAUTH_)([A-Z][A-Z\d]+(?:_[A-Z\d]+)+)(?=[=`\s,.;:)])/g

/** Capitals with underscores that are no settings of the service. */
const others = new Set(['SECRET_ACCESS_KEY', 'NAME_FILE'])

describe.each(operatingPages)('%s', (page) => {
  const text = read(page)

  test('names only files that exist', () => {
    const linked = [...text.matchAll(LINK)].map(([, link = '']) => join(dirname(page), link))
    const code = [...text.matchAll(/`([^`\n]+)`/g)].map(([, named = '']) => named)
    const named = code
      .filter((word) => !/[ *]/.test(word))
      .flatMap((word) => [...word.matchAll(PATH)].map(([, path = '']) => path))
      .map((path) => (path.includes('/') ? path : (findBeside(path) ?? path)))
    expect([...linked, ...named].filter((path) => !existsSync(join(root, path)))).toEqual([])
  })

  test('links to headings that exist', () => {
    const links = [...text.matchAll(ANCHOR)].filter(([, file = '']) => !file.startsWith('https:'))
    const missing = links.filter(([, file = '', anchor = '']) => {
      const target = file === '' ? page : join(dirname(page), file)
      return !listAnchors(read(target)).includes(anchor)
    })
    expect(missing.map(([link]) => link)).toEqual([])
  })

  test('names only scripts of package.json, and options that they have', () => {
    const { scripts } = JSON.parse(read('package.json'))
    const faults = [...text.matchAll(SCRIPT)].flatMap(([, run, other, given = '']) => {
      const script = run ?? other ?? ''
      if (scripts[script] === undefined) return [script]
      const source =
        / ((?:server|scripts|proofs)\/\S+\.ts)/.exec(scripts[script])?.[1] ?? 'package.json'
      const options = [...given.matchAll(/(?<!\S)(--[a-z][a-z-]+)/g)].map(
        ([, option = '']) => option,
      )
      return options.filter((option) => !read(source).includes(option)).map((o) => `${script} ${o}`)
    })
    expect(faults).toEqual([])
  })

  test('names only settings that exist', () => {
    const named = [...text.matchAll(SETTING)].map(([, name = '']) => name)
    const settings = [...Object.keys(variables.shape), ...secretFileNames]
    const known = new Set([...settings, ...others, ...foreignOf(text)])
    expect(named.filter((name) => !known.has(name))).toEqual([])
  })
})

test('troubleshooting.md quotes only what the service or a proxy says', () => {
  const page = read('docs/operations/troubleshooting.md').replaceAll(/^ *```[\s\S]*?^ *```/gm, '')
  const said = readSources()
  const quoted = [...page.matchAll(/`([^`]+)`/g)]
    .map(([, text = '']) => text.replaceAll(/\s+/g, ' '))
    .filter((text) => /^[A-ZÄÖÜ][a-zäöü]+ |^[a-z]+ [a-z]+ .*[a-z]$|^Another/.test(text))
    .filter((text) => !/^(npm|df|du|ss|ps|runuser|journalctl|cd|npx) /.test(text))
  expect(quoted.length).toBeGreaterThan(20)
  expect(quoted.filter((text) => !said.includes(text))).toEqual([])
})

/** Returns everything that could be printed, logged or answered. */
function readSources(): string {
  const folders = ['server/src', 'contract/src', 'docs/operations/proxy']
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true }),
  )
  return files
    .filter((file) => file.isFile() && !file.name.includes('.test.'))
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'))
    .join('\n')
}

/** Returns a file of this name beside the pages or at the root; undefined if there is none. */
function findBeside(name: string): string | undefined {
  const folders = [
    '',
    'docs',
    'docs/operations',
    'docs/operations/set',
    'docs/operations/systemd',
    'docs/operations/proxy',
  ]
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(join(root, path)))
}

function listAnchors(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\d -]/gu, '')
      .replaceAll(' ', '-'),
  )
}

/** Variables that a page's own commands set, and placeholders of the files that operators fill in. */
function foreignOf(text: string): string[] {
  const folder = join(root, 'docs/operations/set')
  const files = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
  const placeholders = files.flatMap((file) => [...file.matchAll(/\$\{([A-Z_\d]+)\}/g)])
  return [...text.matchAll(/^ *([A-Z_\d]+)=/gm), ...placeholders].map(([, name = '']) => name)
}
