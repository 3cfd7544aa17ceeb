import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/**
 * Streams the rows of all pages, some of which may be empty, as one JSON array. A page is read only when the client has taken
 * the previous ones, so memory use is bounded; a client that disconnects ends the iteration.
 */
export function sendPages<Row>(
  reply: FastifyReply,
  pages: AsyncIterable<readonly Row[]>,
  write: (rows: readonly Row[]) => readonly object[],
): FastifyReply {
  reply.type('application/json; charset=utf-8')
  return reply.send(Readable.from(toJson(pages, write)))
}

async function* toJson<Row>(
  pages: AsyncIterable<readonly Row[]>,
  write: (rows: readonly Row[]) => readonly object[],
): AsyncGenerator<string> {
  let before = '['
  for await (const rows of pages) {
    if (rows.length === 0) continue
    yield before + JSON.stringify(write(rows)).slice(1, -1)
    before = ','
  }
  yield before === '[' ? '[]' : ']'
}
