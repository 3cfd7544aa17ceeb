import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { writeNextLink } from '@hausblick/contract/nextLink.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { createAnonymousClient } from '../client.ts'
import { fetchListPages } from './listPages.ts'

const cleanups: (() => Promise<unknown>)[] = []
afterEach(() => Promise.all(cleanups.splice(0).map((close) => close())))

async function startService(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  cleanups.push(() => new Promise((closed) => server.close(closed)))
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

const row = (name: string) => ({ name, downloadUrl: 'd', size: 1 })

/** Reads a list served in pages; returns the pages and the queries of the requests. */
async function read(customerId: string, pages: readonly string[][]) {
  const queries: URLSearchParams[] = []
  const url = await startService((request, response) => {
    const query = new URL(request.url ?? '', 'http://service').searchParams
    queries.push(query)
    const at = Number(query.get('cursor') ?? 0)
    if (at + 1 < pages.length) response.setHeader('link', writeNextLink({ limit: 1 }, `${at + 1}`))
    response.end(JSON.stringify((pages[at] ?? []).map(row)))
  })
  const { signal } = new AbortController()
  const read: { names: string[]; last: boolean }[] = []
  for await (const { rows, last } of fetchListPages(createAnonymousClient(url), customerId, signal))
    read.push({ names: rows.map(({ name }) => name), last })
  return { queries, read }
}

describe('fetchListPages', () => {
  it('follows the list from page to page', async () => {
    const { queries, read: pages } = await read('K-1', [['a', 'b'], ['c'], []])
    expect(pages).toEqual([
      { names: ['a', 'b'], last: false },
      { names: ['c'], last: false },
      { names: [], last: true },
    ])
    expect(queries.map((query) => query.get('cursor'))).toEqual([null, '1', '2'])
    expect(queries.map((query) => query.get('customerId'))).toEqual(['K-1', 'K-1', 'K-1'])
    expect(queries.every((query) => Number(query.get('v')) > 0 && !query.has('summaryOnly'))).toBe(
      true,
    )
  })

  it('requests a summary for all customers', async () => {
    const { queries } = await read('all', [[]])
    expect(queries.map((query) => [query.get('customerId'), query.get('summaryOnly')])).toEqual([
      ['all', '1'],
    ])
  })
})
