import { expect, test } from 'vitest'
import type { DocumentValues } from '../../../parts/upload/values.ts'
import { firstCustomer, keepLast } from './keepLast.ts'
import { isComplete, type Letter, labelOf } from './letter.ts'

const none = { isNew: false, text: '' }
const empty: DocumentValues = { street: none, type: none, date: '2026-02-03' }
const kept = { customer: null, customerId: 'A', street: 'Weg 1', type: 'Rechnung' }
const noSources = { street: undefined, type: undefined, date: undefined }
const offer = (value: string) => ({ value, label: value, text: 'aus', isOffered: true })

test.each([
  ['what was last chosen', 'A', {}, 'Weg 1', 'Rechnung'],
  ["no other customer's street", 'B', {}, '', 'Rechnung'],
  ['what the letter offers as well', 'A', { type: offer('Rechnung') }, 'Weg 1', 'Rechnung'],
  ['nothing that the letter contradicts', 'A', { type: offer('Bescheid') }, 'Weg 1', ''],
])('keeps %s', (_, customerId, sources, street, type) => {
  const { proposed, doubtful } = keepLast(
    { proposed: empty, sources: { ...noSources, ...sources } },
    customerId,
    kept,
  )
  expect([proposed.street.text, proposed.type.text]).toEqual([street, type])
  expect(doubtful).toEqual([...(street ? [] : ['street']), ...(type ? [] : ['type'])])
})

test('replaces nothing that is proposed', () => {
  const certain = { ...empty, type: { isNew: false, text: 'Bescheid' } }
  const { proposed } = keepLast({ proposed: certain, sources: noSources }, 'A', kept)
  expect(proposed.type.text).toBe('Bescheid')
})

test.each([
  ['a certain one', { value: 'B', isCertain: true }, 'B'],
  ['none where another is offered', { value: 'B', isCertain: false }, undefined],
  ['the last one where it is offered', { value: 'A', isCertain: false }, 'A'],
  ['the last one where none is', null, 'A'],
])('gives a paper %s', (_, customer, id) => {
  const named = customer && { ...customer, name: '', words: 'Weg' }
  const letter = { suggestion: { customer: named } } as Letter
  expect(firstCustomer(letter, { id: 'A', registeredEmail: '' })?.id).toBe(id)
})

test('an invoice is called by its data, and complete once all of it is certain', () => {
  const sure = { value: 'x', words: 'y', isCertain: true }
  const suggestion = { ...{ street: sure, type: sure, date: sure, customer: null }, name: null }
  const letter = { typedName: 'scan', suggestion } as unknown as Letter
  const paper = { ...letter, paper: {} } as Letter
  expect([labelOf(letter), isComplete(letter), isComplete(paper)]).toEqual(['scan', true, false])
  const named = { ...letter, suggestion: { ...suggestion, name: sure, type: null } } as Letter
  expect([labelOf(named), isComplete(named)]).toEqual(['x', false])
})
