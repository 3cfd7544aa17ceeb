import { setImmediate } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { createFairQueue, type QueueBounds } from './fairQueue.ts'

const WAIT_MS = 10_000
const bounds: QueueBounds = {
  concurrent: 2,
  maxWaiting: 5,
  maxWaitingPerOwner: 3,
  waitMs: WAIT_MS,
}

/** Runs named tasks that end on demand, and records the order in which they started. */
function newQueue() {
  const run = createFairQueue(bounds)
  const running: { name: string; end: () => void }[] = []
  const began: string[] = []
  const refused: string[] = []
  return {
    began,
    refused,
    running: () => running.length,
    add: async (...names: string[]) => {
      for (const name of names) {
        run(name[0] ?? '', async () => {
          began.push(name)
          await new Promise<void>((resolve) => running.push({ name, end: resolve }))
        }).catch((error: unknown) => {
          expect(error).toMatchObject({ statusCode: 503, headers: { 'retry-after': '5' } })
          refused.push(name)
        })
      }
      await setImmediate()
    },
    endOne: async () => {
      running.shift()?.end()
      await setImmediate()
    },
  }
}

afterEach(() => {
  vi.useRealTimers()
})

test('a few tasks run at a time, the others wait', async () => {
  const queue = newQueue()
  await queue.add('a1', 'a2', 'a3', 'a4')
  expect(queue.began).toEqual(['a1', 'a2'])
  await queue.endOne()
  expect(queue.began).toEqual(['a1', 'a2', 'a3'])
  for (let task = 0; task < 3; task++) await queue.endOne()
  await queue.add('a5', 'a6', 'a7')
  expect(queue.began).toEqual(['a1', 'a2', 'a3', 'a4', 'a5', 'a6'])
})

test('a failing task lets the next one start', async () => {
  const run = createFairQueue({ ...bounds, concurrent: 1 })
  const failed = run('a', () => Promise.reject(new Error('no')))
  const next = run('a', async () => 'next')
  await expect(failed).rejects.toThrow('no')
  expect(await next).toBe('next')
})

test('owners take turns, however many tasks of one are waiting', async () => {
  const queue = newQueue()
  await queue.add('a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'c1')
  for (let task = 0; task < 4; task++) await queue.endOne()
  expect(queue.began).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'a4'])
})

test('rejects further tasks of an owner whose queue is full', async () => {
  const queue = newQueue()
  await queue.add('a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'b1')
  expect(queue.refused).toEqual(['a6'])
})

test('a full queue evicts from the owner with the most waiting in favour of another', async () => {
  const queue = newQueue()
  await queue.add('a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'b2', 'c1')
  expect(queue.refused).toEqual(['a5'])
  await queue.add('d1', 'd2')
  expect(queue.refused.toSorted()).toEqual(['a4', 'a5', 'd2'])
  for (let task = 0; task < 7; task++) await queue.endOne()
  expect(queue.began).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'd1', 'b2'])
})

test('a task that waits too long is rejected and delays nobody', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const queue = newQueue()
  await queue.add('a1', 'a2', 'a3', 'b1')
  vi.advanceTimersByTime(WAIT_MS - 1)
  await queue.add('c1')
  expect(queue.refused).toEqual([])
  vi.advanceTimersByTime(1)
  await setImmediate()
  expect(queue.refused).toEqual(['a3', 'b1'])
  await queue.endOne()
  await queue.endOne()
  expect(queue.began).toEqual(['a1', 'a2', 'c1'])
  vi.advanceTimersByTime(WAIT_MS)
  await queue.endOne()
  await queue.add('d1', 'd2')
  expect(queue.began).toEqual(['a1', 'a2', 'c1', 'd1', 'd2'])
})
