import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { afterEach, describe, expect, it, test } from 'vitest'
import { anonymousClient } from '../client.ts'
import { documentPieces, nextCursor } from './pieces.ts'

const closing: (() => Promise<unknown>)[] = []
afterEach(() => Promise.all(closing.splice(0).map((close) => close())))

async function serviceAnswering(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(() => new Promise((closed) => server.close(closed)))
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

const row = (name: string) => ({ name, downloadUrl: 'd', size: 1 })

/** What comes of a list, and what was asked for it. */
async function read(customerId: string, pieces: readonly string[][]) {
  const asked: URLSearchParams[] = []
  const url = await serviceAnswering((request, response) => {
    const query = new URL(request.url ?? '', 'http://service').searchParams
    asked.push(query)
    const at = Number(query.get('cursor') ?? 0)
    if (at + 1 < pieces.length)
      response.setHeader('link', `</api/readvpdfs?limit=1&cursor=${at + 1}>; rel="next"`)
    response.end(JSON.stringify((pieces[at] ?? []).map(row)))
  })
  const { signal } = new AbortController()
  const read: { names: string[]; last: boolean }[] = []
  for await (const { rows, last } of documentPieces(anonymousClient(url), customerId, signal))
    read.push({ names: rows.map(({ name }) => name), last })
  return { asked, read }
}

describe('documentPieces', () => {
  it('follows the list from piece to piece', async () => {
    const { asked, read: pieces } = await read('K-1', [['a', 'b'], ['c'], []])
    expect(pieces).toEqual([
      { names: ['a', 'b'], last: false },
      { names: ['c'], last: false },
      { names: [], last: true },
    ])
    expect(asked.map((query) => query.get('cursor'))).toEqual([null, '1', '2'])
    expect(asked.map((query) => query.get('customerId'))).toEqual(['K-1', 'K-1', 'K-1'])
    expect(asked.every((query) => Number(query.get('v')) > 0 && !query.has('summaryOnly'))).toBe(
      true,
    )
  })

  it('asks for a summary of all customers’ documents', async () => {
    const { asked } = await read('all', [[]])
    expect(asked.map((query) => [query.get('customerId'), query.get('summaryOnly')])).toEqual([
      ['all', '1'],
    ])
  })
})

test.each([
  [null, null],
  ['</api/readvpdfs?cursor=a%2Bb&limit=2>; rel="next"', 'a+b'],
  ['</x?cursor=1>; rel="prev", </x?cursor=2>; rel=next', '2'],
  ['</x?cursor=1>; rel="last"', null],
  ['</x>; rel="next"', null],
])('the cursor of %j is %j', (link, cursor) => {
  expect(nextCursor(link)).toBe(cursor)
})
