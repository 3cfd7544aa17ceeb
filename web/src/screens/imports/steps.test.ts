import { importStates } from '@hausblick/contract/calls/imports.ts'
import { expect, test } from 'vitest'
import { canDiscard, canMap, stepIds, stepOf } from './steps.ts'

test('the states of an import pass all steps in their order', () => {
  const passed = importStates.map(stepOf).filter((step) => step !== null)
  expect([...new Set(passed)]).toEqual(stepIds)
})

test('what has been written can neither be mapped again nor discarded', () => {
  const wrote = ['applying', 'applied', 'undoing', 'undone'] as const
  expect(wrote.filter((state) => canMap(state) || canDiscard(state))).toEqual([])
})
