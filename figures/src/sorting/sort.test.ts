import { describe, expect, it } from 'vitest'
import { type Direction, type SortValue, sortItems } from './sort.ts'

const address = { street: '', number: '', zipcode: '', city: '' }

function sorted(given: readonly (readonly [label: string, value: SortValue])[], to: Direction) {
  const items = given.map(([label, value]) => ({ name: label, label, address, value }))
  return sortItems(items, ({ value }) => value, to).map(({ label }) => label)
}

describe('sortItems', () => {
  it.each([
    ['numbers by their value', ['WE 10', 'WE 9', 'WE 100'], ['WE 9', 'WE 10', 'WE 100']],
    ['house numbers before names', ['A 10 DG', 'A 2 EG'], ['A 2 EG', 'A 10 DG']],
    ['umlauts beside their vowels', ['Zoo', 'Öl', 'Ofen'], ['Ofen', 'Öl', 'Zoo']],
    ['regardless of case', ['b', 'A', 'a2', 'B1'], ['A', 'a2', 'b', 'B1']],
  ])('sorts %s', (_, labels, expected) => {
    const given = labels.map((label) => [label, label] as const)
    expect(sorted(given, 'ascending')).toEqual(expected)
    expect(sorted(given, 'descending')).toEqual(expected.toReversed())
  })

  const amounts = [
    ['B', 700],
    ['C', null],
    ['A 10', 700],
    ['A 2', 700],
    ['D', 1200],
    ['E', -3],
    ['Ä', null],
  ] as const

  it.each([
    ['ascending', ['E', 'A 2', 'A 10', 'B', 'D', 'Ä', 'C']],
    ['descending', ['D', 'A 2', 'A 10', 'B', 'E', 'Ä', 'C']],
  ] as const)('%s, puts unknown values last and breaks ties by label', (to, labels) => {
    expect(sorted(amounts, to)).toEqual(labels)
  })
})
