import { File } from 'lucide-react'
import { expect, test } from 'vitest'
import { filterEntries } from './entry.ts'

const entries = [
  { key: 'a', label: 'Zahlen einlesen', icon: File, target: '/a' },
  { key: 'b', label: 'Einstellungen', icon: File, target: '/b' },
  { key: 'c', label: 'Übersicht', icon: File, target: '/c', words: 'Verwaltung' },
]

test.each([
  ['', 'abc'],
  ['ein', 'ba'],
  ['uebersicht', 'c'],
  ['VERW', 'c'],
  ['zahl ein', 'a'],
  ['fehlt', ''],
])('"%s" leaves %s', (text, expected) => {
  expect(
    filterEntries(entries, text)
      .map(({ key }) => key)
      .join(''),
  ).toBe(expected)
})
