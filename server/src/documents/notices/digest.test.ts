import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDigest } from './digest.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function collected() {
  const told: [string, readonly number[]][] = []
  return { told, digest: createDigest<number>(1000, (to, items) => told.push([to, items])) }
}

test('what happens together is told together, to each their own', () => {
  const { told, digest } = collected()
  digest.add('a', 1)
  vi.advanceTimersByTime(600)
  digest.add('a', 2)
  digest.add('b', 3)
  vi.advanceTimersByTime(399)
  expect(told).toEqual([])
  vi.advanceTimersByTime(1)
  expect(told).toEqual([['a', [1, 2]]])
  digest.add('a', 4)
  vi.advanceTimersByTime(1000)
  expect(told.slice(1)).toEqual([
    ['b', [3]],
    ['a', [4]],
  ])
})

test('what waits is told at the end, once', () => {
  const { told, digest } = collected()
  digest.add('a', 1)
  digest.flush()
  vi.advanceTimersByTime(5000)
  expect(told).toEqual([['a', [1]]])
})
