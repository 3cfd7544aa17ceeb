import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ProgressLine } from './progressLine.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** What is written to a terminal that is told of a row every 60 ms for a time. */
function shown({ isTTY, seconds }: { isTTY: boolean; seconds: number }): string[] {
  const written: string[] = []
  const line = new ProgressLine({ isTTY, write: (text) => written.push(text) })
  for (let rows = 1000; rows * 0.06 <= seconds * 1000; rows += 1000) {
    vi.advanceTimersByTime(60)
    line.show(() => `${rows} Zeilen`)
  }
  line.clear()
  return written
}

test('on a terminal, after a second, and not for every row', () => {
  const written = shown({ isTTY: true, seconds: 1.3 })
  expect(written).toEqual([
    '\r\u001b[K17000 Zeilen',
    '\r\u001b[K19000 Zeilen',
    '\r\u001b[K21000 Zeilen',
    '\r\u001b[K',
  ])
})

test('nothing within the first second, and nothing where nobody looks', () => {
  expect(shown({ isTTY: true, seconds: 0.9 })).toEqual([])
  expect(shown({ isTTY: false, seconds: 5 })).toEqual([])
})
