import { readEntries } from '@hausblick/figures/documents/entry.ts'
import { filterEntries } from '@hausblick/figures/documents/filter.ts'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { nothingChosen } from '../filters/address.ts'
import { type Found, narrowest, withFound } from './narrowing.ts'

const leaves = (search: string, ...names: string[]): Found => ({ search, entries: named(names) })
const named = (names: readonly string[]) =>
  readEntries(
    names.map((name) => ({
      name: `readv_K_Allee 1_20250301_Brief_${name}.pdf`,
      downloadUrl: '',
      size: 1,
    })),
  )

describe('a search looks through what one before has left', () => {
  const found = [leaves('m', 'a', 'b', 'c'), leaves('mi', 'a', 'b'), leaves('mi 2', 'a')]

  it.each([
    ['that it makes longer', 'miete', 'mi'],
    ['that it adds a word to', 'mi müller', 'mi'],
    ['the longest of those', 'miete 20', 'mi 2'],
    ['whose words stand elsewhere in it', '2020 xmiete', 'mi 2'],
    ['whatever the case and the accents', 'MÍETE', 'mi'],
    ['that is the same', 'mi', 'mi'],
    ['that it makes shorter, when that is known', 'm', 'm'],
  ])('%s', (_, search, expected) => {
    expect(narrowest(found, search)?.search).toBe(expected)
  })

  it.each(['', 'i', 'a i'])('but not one that finds less: "%s"', (search) => {
    expect(narrowest(found, search)).toBeUndefined()
  })
})

test('what a search does not come from is forgotten', () => {
  let found: readonly Found[] = []
  const steps = ['b', 'br', 'bri', 'br', 'brx'].map((search) => {
    found = withFound(found, leaves(search))
    return found.map((one) => one.search).join(' ')
  })
  expect(steps).toEqual(['b', 'b br', 'b br bri', 'b br', 'b br brx'])
})

test('nothing is lost by it, whatever is typed', () => {
  const letters = fc.constantFrom('a', 'ä', 'b', ' ', 'ß', 's')
  const texts = fc.array(fc.string({ unit: letters, maxLength: 8 }), { maxLength: 20 })
  const typed = fc.array(fc.string({ unit: letters, maxLength: 5 }), { maxLength: 6 })
  fc.assert(
    fc.property(texts, typed, (names, searches) => {
      const entries = named(names)
      let found: readonly Found[] = []
      for (const search of searches) {
        const filter = { ...nothingChosen, search }
        const left = filterEntries(narrowest(found, search)?.entries ?? entries, filter)
        expect(left).toEqual(filterEntries(entries, filter))
        found = withFound(found, { search, entries: left })
      }
    }),
  )
})
