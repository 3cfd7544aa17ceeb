import { setImmediate } from 'node:timers/promises'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createTurnQueue, type Turn } from './turns.ts'

const LIMITS = { concurrent: 2, maxWaiting: 20, maxWaitingPerOwner: 12 }

/** Creates a queue whose work ends on demand; `begun` lists the names of the work that has begun, in order. */
function newQueue(limits = LIMITS) {
  const { run: runInTurn } = createTurnQueue(limits)
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  return {
    begun,
    add: (name: string, turn: Turn) =>
      runInTurn(turn, async () => {
        begun.push(name)
        await new Promise<void>((resolve) => ends.set(name, resolve))
        return name
      }),
    /** Ends work that has begun, and waits for the next to begin. */
    end: async (name: string) => {
      ends.get(name)?.()
      ends.delete(name)
      await setImmediate()
    },
  }
}
type Queue = ReturnType<typeof newQueue>

async function endAll({ begun, end }: Queue): Promise<void> {
  await setImmediate()
  for (const name of begun) await end(name)
}

/** Adds work, and waits for what may begin. */
async function addAll({ add }: Queue, owner: string | null, count: number) {
  const works = Array.from({ length: count }, (_, index) => add(`${owner}${index + 1}`, { owner }))
  await setImmediate()
  return { works }
}

test('an owner with much waiting work does not delay others', async () => {
  const queue = newQueue()
  await addAll(queue, 'A', 6)
  await queue.end('A1')
  await addAll(queue, 'B', 3)
  await addAll(queue, 'C', 1)
  expect(queue.begun).toEqual(['A1', 'A2', 'A3'])
  await endAll(queue)
  expect(queue.begun.slice(3)).toEqual(['B1', 'C1', 'A4', 'B2', 'A5', 'B3', 'A6'])
})

test('background work takes its turn and leaves a place free', async () => {
  const queue = newQueue()
  await addAll(queue, null, 3)
  expect(queue.begun).toEqual(['null1'])
  await addAll(queue, 'A', 3)
  expect(queue.begun).toEqual(['null1', 'A1'])
  await queue.end('null1')
  await queue.end('A1')
  expect(queue.begun).toEqual(['null1', 'A1', 'null2', 'A2'])
  await endAll(queue)
  expect(queue.begun.slice(4)).toEqual(['null3', 'A3'])
})

test('rejects work beyond the limit per owner or in total', async () => {
  const queue = newQueue({ concurrent: 2, maxWaiting: 3, maxWaitingPerOwner: 2 })
  const { works } = await addAll(queue, 'A', 4)
  const busy = { headers: { 'retry-after': '10' } }
  await expect(queue.add('A5', { owner: 'A' })).rejects.toMatchObject({ statusCode: 429, ...busy })
  await addAll(queue, 'B', 1)
  await expect(queue.add('C1', { owner: 'C' })).rejects.toMatchObject({ statusCode: 503, ...busy })
  await addAll(queue, null, 1)
  await endAll(queue)
  expect(await Promise.all(works)).toEqual(['A1', 'A2', 'A3', 'A4'])
  expect(queue.begun).toEqual(['A1', 'A2', 'B1', 'null1', 'A3', 'A4'])
})

test('aborted work leaves the queue, and work that has begun continues', async () => {
  const queue = newQueue()
  const leaving = new AbortController()
  const { signal } = leaving
  const begun = queue.add('A1', { owner: 'A', signal })
  await addAll(queue, 'B', 1)
  const waiting = queue.add('A2', { owner: 'A', signal })
  const after = queue.add('A3', { owner: 'A' })
  leaving.abort(new Error('gone'))
  await expect(waiting).rejects.toThrow('gone')
  await expect(queue.add('A4', { owner: 'A', signal })).rejects.toThrow('gone')
  await endAll(queue)
  expect(await Promise.all([begun, after])).toEqual(['A1', 'A3'])
  expect(queue.begun).toEqual(['A1', 'B1', 'A3'])
})

test('failed work frees its place', async () => {
  const { run: runInTurn } = createTurnQueue(LIMITS)
  const fail = () => runInTurn({ owner: 'A' }, () => Promise.reject(new Error('broken')))
  for (let count = 0; count < 5; count++) await expect(fail()).rejects.toThrow('broken')
})

test('work waits for at most one turn of each other owner', async () => {
  const owners = fc.constantFrom('A', 'B', 'C', 'D')
  await fc.assert(
    fc.asyncProperty(fc.array(owners, { maxLength: 12 }), async (order) => {
      const queue = newQueue()
      for (const [index, owner] of order.entries()) queue.add(`${owner} ${index}`, { owner })
      queue.add('Z', { owner: 'Z' })
      await endAll(queue)
      const before = queue.begun.slice(0, queue.begun.indexOf('Z')).map((name) => name.charAt(0))
      expect(queue.begun).toHaveLength(order.length + 1)
      for (const owner of new Set(before.slice(2)))
        expect(before.slice(2).filter((each) => each === owner).length).toBeLessThanOrEqual(1)
    }),
  )
})
