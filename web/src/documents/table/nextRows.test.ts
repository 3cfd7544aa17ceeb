import { describe, expect, it, test } from 'vitest'
import { nextRows } from './nextRows.ts'

describe('the rows of the next frame', () => {
  const before = { first: 10, last: 30 }

  it.each([
    ['are those that are there when these are wanted', before, before],
    ['lack those that are wanted no more', { first: 15, last: 25 }, { first: 15, last: 25 }],
    ['are some more below', { first: 22, last: 42 }, { first: 22, last: 38 }],
    ['are some more above', { first: 0, last: 20 }, { first: 2, last: 20 }],
    ['are no more than there are', { first: 12, last: 32 }, { first: 12, last: 32 }],
    ['come first below where both sides grow', { first: 1, last: 34 }, { first: 6, last: 34 }],
    ['begin in view where all are new', { first: 96, last: 116 }, { first: 100, last: 107 }],
    ['begin in view and end with the list', { first: 96, last: 101 }, { first: 100, last: 101 }],
  ])('%s', (_, wanted, expected) => {
    expect(nextRows(before, wanted, 100)).toEqual(expected)
  })

  test('are all that is wanted after some frames', () => {
    const wanted = { first: 500, last: 520 }
    const frames = [before]
    while (frames.length < 20) frames.push(nextRows(frames.at(-1) ?? before, wanted, 504))
    expect(frames.slice(1, 4).map(({ first, last }) => last - first + 1)).toEqual([8, 16, 21])
    expect(frames.at(-1)).toEqual(wanted)
  })
})
