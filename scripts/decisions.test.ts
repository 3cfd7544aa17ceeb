import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'docs/decisions')
const pages = readdirSync(folder).filter((name) => /^\d{4}-.+\.md$/.test(name))
const read = (...path: string[]) => readFileSync(join(root, ...path), 'utf8')
const index = read('docs/decisions/README.md')
const wordsOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => !line.startsWith('|'))
    .join(' ')
    .match(/\S+/g) ?? []

describe.each(pages)('the decision %s', (name) => {
  const text = read('docs/decisions', name)

  test('has a status, a context, a decision and consequences', () => {
    const sections = [...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title)
    expect(sections).toEqual(['Status', 'Context', 'Decision', 'Consequences'])
    expect(text).toMatch(/^## Status\n\nAccepted, \d{4}-\d\d-\d\d/m)
  })

  test('has at most 300 words', () => {
    expect(wordsOf(text).length).toBeLessThanOrEqual(300)
  })

  test('is listed in the index by number and title', () => {
    const number = name.slice(0, 4)
    const [, title] = /^# (.+)$/m.exec(text) ?? []
    expect(title).toMatch(new RegExp(`^${Number(number)}\\. `))
    expect(index).toContain(`- [${number}](${name}) ${title?.replace(/^\d+\. /, '')}\n`)
  })
})

test('every file names only decisions that exist', () => {
  const mention = 'decisions?/[0-9]{4}-|\\([0-9]{4}-[a-z0-9-]+[.]md|decision [0-9]{4}'
  const found = execFileSync('git', ['grep', '-oiE', mention], { cwd: root, encoding: 'utf8' })
  const numbers = new Set(pages.map((page) => page.slice(0, 4)))
  const lines = found.trim().split('\n')
  expect(lines.filter((line) => !numbers.has(/:.*?(\d{4})/.exec(line)?.[1] ?? ''))).toEqual([])
})

test('exactly the runtime dependencies have a reason', () => {
  const manifests = ['.', 'contract', 'figures', 'server', 'web'].map(
    (workspace): Partial<Record<string, Record<string, string>>> =>
      JSON.parse(read(workspace, 'package.json')),
  )
  const used = manifests.flatMap(({ dependencies, optionalDependencies }) =>
    Object.keys({ ...dependencies, ...optionalDependencies }),
  )
  const reasons = read('docs/decisions/0001-dependencies.md').matchAll(/^\| `(.+?)` \| .+ \|$/gm)
  const explained = [...reasons].map(([, name]) => name)
  expect(explained.toSorted()).toEqual(
    used.filter((name) => !name.startsWith('@hausblick/')).toSorted(),
  )
})

test('the list of proofs and the documents name exactly the measurements that exist', () => {
  const named = (text: string) =>
    [...text.matchAll(/npm run bench -- ([a-z]\w*(?: [a-z]\w*)*)/g)].flatMap(([, names = '']) =>
      names.split(' '),
    )
  const known = readdirSync(join(root, 'proofs/bench')).map((file) => parse(file).name)
  expect(new Set(named(read('proofs/README.md')))).toEqual(new Set(known))
  const documents = ['performance.md', 'operations/promises.md']
  const texts = [
    ...documents.map((page) => read('docs', page)),
    ...pages.map((page) => read('docs/decisions', page)),
  ]
  expect(texts.flatMap(named).filter((name) => !known.includes(name))).toEqual([])
})
