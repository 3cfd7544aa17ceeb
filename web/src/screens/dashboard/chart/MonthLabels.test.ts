import { expect, test } from 'vitest'
import { rankLabel } from './MonthLabels.tsx'

/** Returns the months whose labels are left below a rank. */
const listLeft = (rank: number, marked: number | null) =>
  Array.from({ length: 12 }, (_, index) => index).filter(
    (index) => rankLabel(index, marked) >= rank,
  )

test.each([
  [0, null, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
  [1, null, [0, 2, 4, 6, 8, 10]],
  [2, null, [0, 4, 8]],
  [3, null, [0, 8]],
  [0, 1, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
  [1, 1, [1, 4, 6, 8, 10]],
  [2, 1, [1, 8]],
  [2, 8, [0, 4, 8]],
  [3, 11, [0, 11]],
  [4, null, [0]],
  [4, 11, [11]],
])('of rank %d and above are, with month %s marked, the labels of %j', (rank, marked, left) => {
  expect(listLeft(rank, marked)).toEqual(left)
})
