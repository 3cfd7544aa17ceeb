import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readLevels } from './security/levels.ts'

const root = join(import.meta.dirname, '..')
const pages = [
  'docs/security.md',
  ...readdirSync(join(root, 'docs/security')).map((name) => `docs/security/${name}`),
]
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const PATH =
  /`((?:server|web|contract|figures|e2e|scripts|docs|proofs|\.ci)\/[^`\s]+|[\w-]+\.(?:md|json))`/g
/** A test file, followed by the titles of tests in it. */
const CITATION = /`([^`\s]+\.(?:test|spec)\.tsx?)`((?:,? (?:and )?"[^"]+")+)/g
const TITLE = /"([^"]+)"/g
const LINK = /\]\((?!https:)([^)#]+)(?:#[^)]*)?\)/g
const ROW = /^\| (V\d+\.\d+\.\d+) \| .+ \| (met|operator|not applicable|not met) \| .+ \|$/gm

describe.each(pages)('%s', (page) => {
  const text = read(page)

  test('names only files that exist', () => {
    const named = [...text.matchAll(PATH)].map(([, path = '']) => path)
    const linked = [...text.matchAll(LINK)].map(([, link = '']) => join(dirname(page), link))
    expect([...named, ...linked].filter((path) => !existsSync(join(root, path)))).toEqual([])
  })

  test('quotes only titles of tests in the file named before them', () => {
    const quoted = [...text.matchAll(CITATION)].flatMap(([, path = '', titles = '']) =>
      [...titles.matchAll(TITLE)].map(([, title = '']) => [path, title] as const),
    )
    expect(quoted.filter(([path, title]) => !read(path).includes(title))).toEqual([])
    expect(text.replaceAll(CITATION, '')).not.toContain('"')
  })
})

describe('the assessment by ASVS', () => {
  const rows = pages.flatMap((page) =>
    [...read(page).matchAll(ROW)].map(([, number = '', status = '']) => ({ number, status })),
  )
  const levels = readLevels()

  test('has each requirement of levels 1 and 2 once, in order', () => {
    const wanted = [...levels].filter(([, level]) => level <= 2).map(([number]) => number)
    const inOrder = new Intl.Collator('en', { numeric: true })
    expect(rows.map(({ number }) => number).toSorted(inOrder.compare)).toEqual(wanted)
  })

  test.each([1, 2])('has as many of level %i as docs/security.md says', (level) => {
    const own = rows.filter(({ number }) => levels.get(number) === level)
    const count = (status: string) => own.filter((row) => row.status === status).length
    const counts = ['met', 'operator', 'not applicable', 'not met'].map(count)
    expect(read('docs/security.md')).toContain(`\n| ${level} | ${counts.join(' | ')} |\n`)
  })
})
