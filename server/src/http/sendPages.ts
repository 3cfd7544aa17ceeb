import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/**
 * Replies with the rows of all pages as one JSON array. A page is asked for when the reader has taken those before, so memory
 * does not grow with the reply; a reader who goes away ends the pages.
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
    yield before + JSON.stringify(write(rows)).slice(1, -1)
    before = ','
  }
  yield before === '[' ? '[]' : ']'
}
