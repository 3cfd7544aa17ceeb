import { expect, test } from 'vitest'
import { findMonthByKey } from './useMarker.ts'

test.each([
  ['ArrowRight', 4, 5],
  ['ArrowUp', 4, 5],
  ['ArrowRight', 11, 11],
  ['ArrowLeft', 4, 3],
  ['ArrowDown', 0, 0],
  ['ArrowLeft', null, 11],
  ['ArrowRight', null, 11],
  ['Home', 4, 0],
  ['End', null, 11],
  ['Escape', 4, null],
  ['Tab', 4, undefined],
  ['a', null, undefined],
])('the key %s at month %s marks %s', (key, marked, next) => {
  expect(findMonthByKey(key, marked, 11)).toBe(next)
})
