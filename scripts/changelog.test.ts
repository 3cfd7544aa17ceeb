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
const [newest] = releases

test('the newest release is the version of package.json, as npm has locked it', () => {
  expect(newest?.version).toBe(manifest('package.json').version)
  expect(newest?.version).toBe(manifest('package-lock.json').version)
})

test('each release but the first says whether the one before runs beside it', () => {
  const silent = changelog
    .split(/^## /m)
    .slice(1, -1)
    .filter((section) => !/^Beside the release before: (?:yes|no)\b/m.test(section))
  expect(silent.map((section) => section.split('\n')[0])).toEqual([])
})

test('releases have descending numbers and dates', () => {
  for (const { version, date } of releases) {
    expect(version).toMatch(/^\d+\.\d+\.\d+$/)
    expect(date).toMatch(/^\d{4}-\d\d-\d\d$/)
  }
  const keys = releases.map(({ version }) =>
    version
      .split('.')
      .map((part) => part.padStart(5, '0'))
      .join('.'),
  )
  expect(keys).toEqual(keys.toSorted().toReversed())
  const dates = releases.map(({ date }) => date)
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
