import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ProgressLine } from './progressLine.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Returns what is written while progress is reported every 60 ms. */
function runProgress({ isTTY, seconds }: { isTTY: boolean; seconds: number }): string[] {
  const written: string[] = []
  const line = new ProgressLine({ isTTY, write: (text) => written.push(text) })
  for (let rows = 1000; rows * 0.06 <= seconds * 1000; rows += 1000) {
    vi.advanceTimersByTime(60)
    line.show(() => `${rows} Zeilen`)
  }
  line.clear()
  return written
}

test('shows progress on a terminal after a second, throttled', () => {
  const written = runProgress({ isTTY: true, seconds: 1.3 })
  expect(written).toEqual([
    '\r\u001b[K17000 Zeilen',
    '\r\u001b[K19000 Zeilen',
    '\r\u001b[K21000 Zeilen',
    '\r\u001b[K',
  ])
})

test('shows nothing within the first second or without a terminal', () => {
  expect(runProgress({ isTTY: true, seconds: 0.9 })).toEqual([])
  expect(runProgress({ isTTY: false, seconds: 5 })).toEqual([])
})
