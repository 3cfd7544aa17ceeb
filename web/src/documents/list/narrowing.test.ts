import { readEntries } from '@hausblick/figures/documents/entry.ts'
import { filterEntries } from '@hausblick/figures/documents/filter.ts'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { emptyFilter } from '../filters/filterState.ts'
import { addResult, findNarrowest, type SearchResult } from './narrowing.ts'

const resultOf = (search: string, ...names: string[]): SearchResult => ({
  search,
  entries: named(names),
})
const named = (names: readonly string[]) =>
  readEntries(
    names.map((name) => ({
      name: `readv_K_Allee 1_20250301_Brief_${name}.pdf`,
      downloadUrl: '',
      size: 1,
    })),
  )

describe('a search reuses the results of an earlier one', () => {
  const found = [resultOf('m', 'a', 'b', 'c'), resultOf('mi', 'a', 'b'), resultOf('mi 2', 'a')]

  it.each([
    ['that it extends', 'miete', 'mi'],
    ['to which it adds a word', 'mi müller', 'mi'],
    ['preferring the findNarrowest', 'miete 20', 'mi 2'],
    ['whose words it contains elsewhere', '2020 xmiete', 'mi 2'],
    ['regardless of case and accents', 'MÍETE', 'mi'],
    ['that is identical', 'mi', 'mi'],
    ['when going back to a shorter one', 'm', 'm'],
  ])('%s', (_, search, expected) => {
    expect(findNarrowest(found, search)?.search).toBe(expected)
  })

  it.each(['', 'i', 'a i'])('but never of one that may lack matches: "%s"', (search) => {
    expect(findNarrowest(found, search)).toBeUndefined()
  })
})

test('results of searches that do not lead to the latest are dropped', () => {
  let found: readonly SearchResult[] = []
  const steps = ['b', 'br', 'bri', 'br', 'brx'].map((search) => {
    found = addResult(found, resultOf(search))
    return found.map((one) => one.search).join(' ')
  })
  expect(steps).toEqual(['b', 'b br', 'b br bri', 'b br', 'b br brx'])
})

test('reusing results never loses a match, whatever is typed', () => {
  const letters = fc.constantFrom('a', 'ä', 'b', ' ', 'ß', 's')
  const texts = fc.array(fc.string({ unit: letters, maxLength: 8 }), { maxLength: 20 })
  const typed = fc.array(fc.string({ unit: letters, maxLength: 5 }), { maxLength: 6 })
  fc.assert(
    fc.property(texts, typed, (names, searches) => {
      const entries = named(names)
      let found: readonly SearchResult[] = []
      for (const search of searches) {
        const filter = { ...emptyFilter, search }
        const left = filterEntries(findNarrowest(found, search)?.entries ?? entries, filter)
        expect(left).toEqual(filterEntries(entries, filter))
        found = addResult(found, { search, entries: left })
      }
    }),
  )
})
