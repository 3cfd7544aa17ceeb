import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import type { BareReply } from './exchange.ts'

/**
 * Streams the rows of all pages, some of which may be empty, as one JSON array. A page is read only when the client has taken
 * the previous ones, so memory use is bounded; a client that disconnects ends the iteration. All replies together read one page
 * per turn of the event loop, so that others wait for one page, however many replies there are.
 */
export function sendPages<Row>(
  reply: BareReply,
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
    await nextTurn()
  }
  yield before === '[' ? '[]' : ']'
}

let lastTurn = Promise.resolve()

/** Resolves in a turn of the event loop that no other reply has. */
function nextTurn(): Promise<void> {
  lastTurn = lastTurn.then(() => setImmediate())
  return lastTurn
}
