import type { Loan } from '@hausblick/figures/records/loan.ts'
import { describe, expect, it, test } from 'vitest'
import { findPurposes, isShared } from './purposes.ts'
import { separatorsOf } from './texts.ts'

const labels = {
  units: new Map([
    ['W1', 'Weserstraße 176 WE 10 EG links'],
    ['W2', 'Weserstraße 176 WE 2 1. OG'],
    ['W3', 'Weserstraße 17 EG'],
    ['W4', 'Weserstraße 176'],
  ]),
  objects: new Map([
    ['O1', 'Weserstraße 176 Gartenhaus'],
    ['O2', 'Am Ring 2 Altbau'],
  ]),
}

const ADDRESS = 'Weserstraße 176, 10405 Berlin'

function loan(given: Partial<Loan>): Loan {
  return {
    loanId: '4711',
    unitIds: [],
    objectIds: [],
    address: ADDRESS,
    payment: null,
    interestRate: null,
    remainingCredit: null,
    duration: null,
    yearsRemaining: null,
    ...given,
  }
}

describe('the purposes of a loan', () => {
  test.each<[string, Partial<Loan>, string[]]>([
    ['nothing that is known', {}, []],
    ['one unit', { unitIds: ['W1'] }, ['Für WE 10 EG links']],
    [
      'units in the order of their names, each once',
      { unitIds: ['W1', 'W2', 'W1'] },
      ['Für 2 Einheiten: WE 2 1. OG und WE 10 EG links'],
    ],
    [
      'units elsewhere with their street, and unknown ones by id',
      { unitIds: ['W3', 'W9', 'W1'] },
      ['Für 3 Einheiten: W9, WE 10 EG links und Weserstraße 17 EG'],
    ],
    ['a unit that has no name', { unitIds: ['W4'] }, ['Für Weserstraße 176']],
    ['a building', { objectIds: ['O1'] }, ['Für Gartenhaus']],
    [
      'a unit, whose building says no more',
      { unitIds: ['W1'], objectIds: ['O1'] },
      ['Für WE 10 EG links'],
    ],
    [
      'buildings beside a unit',
      { unitIds: ['W1'], objectIds: ['O1', 'O2'] },
      ['Für WE 10 EG links', 'Für 2 Objekte: Am Ring 2 Altbau und Gartenhaus'],
    ],
    [
      'a unit whose street is followed by a note',
      { unitIds: ['W1'], address: 'Weserstraße 176 (Dach), 10405 Berlin' },
      ['Für WE 10 EG links'],
    ],
    [
      'a unit without an address',
      { unitIds: ['W1'], address: '' },
      ['Für Weserstraße 176 WE 10 EG links'],
    ],
  ])('name %s', (_, given, expected) => {
    const sentences = findPurposes(loan(given), labels).map(({ lead, places }) => {
      const separators = separatorsOf(places.length)
      return `${lead} ${places.map(({ name }, index) => name + separators[index]).join('')}`
    })
    expect(sentences).toEqual(expected)
  })
})

it('a loan for several units or buildings is shared', () => {
  expect(isShared(loan({ unitIds: ['W1', 'W2'] }), 'unit')).toBe(true)
  expect(isShared(loan({ unitIds: ['W1', 'W1'], objectIds: ['O1', 'O2'] }), 'unit')).toBe(false)
  expect(isShared(loan({ objectIds: ['O1', 'O2'] }), 'object')).toBe(true)
})
