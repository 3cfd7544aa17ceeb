import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8')
const manifest = (path: string): { version?: string; workspaces?: string[] } =>
  JSON.parse(read(path))

const changelog = read('CHANGELOG.md')
const releases = [...changelog.matchAll(/^## \[(.+?)\](?: - (.+))?$/gm)].map(
  ([, version = '', date]) => ({ version, date }),
)
const [unreleased, ...released] = releases

test('the newest release is the version of package.json', () => {
  expect(released[0]?.version).toBe(manifest('package.json').version)
})

test('releases have descending numbers and dates, below what is unreleased', () => {
  expect(unreleased).toEqual({ version: 'Unreleased', date: undefined })
  for (const { version, date } of released) {
    expect(version).toMatch(/^\d+\.\d+\.\d+$/)
    expect(date).toMatch(/^\d{4}-\d\d-\d\d$/)
  }
  const keys = released.map(({ version }) =>
    version
      .split('.')
      .map((part) => part.padStart(5, '0'))
      .join('.'),
  )
  expect(keys).toEqual(keys.toSorted().toReversed())
  const dates = released.map(({ date }) => date)
  expect(dates).toEqual(dates.toSorted().toReversed())
})

test('changes are grouped as Keep a Changelog does', () => {
  const groups = [...changelog.matchAll(/^### (.+)$/gm)].map(([, group]) => group)
  const known = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security']
  expect(known).toEqual(expect.arrayContaining(groups))
})

test('only package.json has a version of its own', () => {
  for (const workspace of manifest('package.json').workspaces ?? [])
    expect(manifest(`${workspace}/package.json`).version, workspace).toBe('0.0.0')
})
