import { once } from 'node:events'
import { request } from 'node:http'
import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPages } from '../database/pages.ts'
import { sendPages } from './sendPages.ts'

const PAGE = 64
const ROW = { text: 'x'.repeat(1024) }
/** More than the system buffers for a reader that reads nothing. */
const MOST_PAGES = 400

const app = Fastify()
let url: string
const read = { pages: 0, ended: Promise.withResolvers<void>() }

/** Endless pages of 64 KB each. */
async function* endless() {
  try {
    yield* readPages(PAGE, async () => {
      read.pages += 1
      return Array<typeof ROW>(PAGE).fill(ROW)
    })
  } finally {
    read.ended.resolve()
  }
}

beforeAll(async () => {
  app.get('/endless', (_request, reply) => sendPages(reply, endless(), (rows) => rows))
  app.get('/:count', (request, reply) => {
    const left = Array.from({ length: Number(Object(request.params).count) }, (_, index) => index)
    const pages = readPages(2, async () => left.splice(0, 2))
    return sendPages(reply, pages, (rows) => rows.map((row) => ({ row })))
  })
  app.get('/gaps', (_request, reply) => {
    const pages = Readable.from([[], [1], [], [2, 3], []])
    return sendPages(reply, pages, (rows: readonly number[]) => rows.map((row) => ({ row })))
  })
  url = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

test.each([0, 1, 2, 3, 4, 5])(
  '%d rows are one array, whatever pages they come in',
  async (count) => {
    const reply = await fetch(`${url}/${count}`)
    expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(await reply.json()).toEqual(Array.from({ length: count }, (_, row) => ({ row })))
  },
)

test('empty pages leave no gaps', async () => {
  expect(await (await fetch(`${url}/gaps`)).json()).toEqual([{ row: 1 }, { row: 2 }, { row: 3 }])
})

test('pages wait for a slow reader and end when it disconnects', async () => {
  const asked = request(`${url}/endless`).end()
  await once(asked, 'response')
  for (let turn = 0; turn < 10 * MOST_PAGES; turn++) await setImmediate()
  expect(read.pages).toBeLessThan(MOST_PAGES)
  expect(await (await fetch(`${url}/1`)).json()).toEqual([{ row: 0 }])
  asked.destroy()
  await read.ended.promise
})

test('others wait for few pages, however many readers there are', async () => {
  const readers = 50
  const asked = Array.from({ length: readers }, () =>
    request(`${url}/endless`, (reply) => reply.resume()).on('error', () => {}),
  )
  for (const reader of asked) reader.end()
  await expect.poll(() => read.pages).toBeGreaterThan(10 * readers)
  await fetch(`${url}/0`)
  const before = read.pages
  const rounds = 5
  for (let round = 0; round < rounds; round++) await (await fetch(`${url}/0`)).text()
  expect(read.pages - before).toBeLessThan((rounds * readers) / 2)
  for (const reader of asked) reader.destroy()
})
