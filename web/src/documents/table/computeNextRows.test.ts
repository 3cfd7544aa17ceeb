import { describe, expect, it, test } from 'vitest'
import { computeNextRows } from './computeNextRows.ts'

describe('the rows of the next frame', () => {
  const before = { first: 10, last: 30 }

  it.each([
    ['stay when they are the target', before, before],
    ['drop those outside the target', { first: 15, last: 25 }, { first: 15, last: 25 }],
    ['grow downwards by a batch', { first: 22, last: 42 }, { first: 22, last: 38 }],
    ['grow upwards by a batch', { first: 0, last: 20 }, { first: 2, last: 20 }],
    ['never exceed the target', { first: 12, last: 32 }, { first: 12, last: 32 }],
    ['grow downwards first', { first: 1, last: 34 }, { first: 6, last: 34 }],
    ['start at the viewport when all are new', { first: 96, last: 116 }, { first: 100, last: 107 }],
    [
      'start at the viewport and end with the list',
      { first: 96, last: 101 },
      { first: 100, last: 101 },
    ],
  ])('%s', (_, target, expected) => {
    expect(computeNextRows(before, target, 100)).toEqual(expected)
  })

  test('reach the target after some frames', () => {
    const target = { first: 500, last: 520 }
    const frames = [before]
    while (frames.length < 20) frames.push(computeNextRows(frames.at(-1) ?? before, target, 504))
    expect(frames.slice(1, 4).map(({ first, last }) => last - first + 1)).toEqual([8, 16, 21])
    expect(frames.at(-1)).toEqual(target)
  })
})
