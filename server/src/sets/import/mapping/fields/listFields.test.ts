import { SUBJECTS } from '@hausblick/contract/mapping/subjects.ts'
import { expect, test } from 'vitest'
import { derivationLabels, listFields, subjectLabels } from './listFields.ts'

test.each(SUBJECTS)('every field of %s has a German name of its own', (subject) => {
  const labels = listFields(subject).map(({ label }) => label)
  expect(labels.filter((label) => !/^\p{Lu}/u.test(label))).toEqual([])
  expect(new Set(labels).size).toBe(labels.length)
})

test('fields that are stored nowhere say so', () => {
  const { hint } = listFields('unit').find(({ field }) => field === 'prepayment') ?? {}
  expect(hint).toBe('nur zum Abgleich')
})

test('subjects and derivations have names of their own', () => {
  for (const labels of [subjectLabels, derivationLabels].map(Object.values))
    expect(new Set(labels).size).toBe(labels.length)
})
