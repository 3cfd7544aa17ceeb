import { Agent, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { paths } from '../../contract/src/calls.ts'

// A process of clients that ask again as soon as they are answered. Three of four read, by turns a long list and a short one;
// the fourth writes.

export interface ExcessOrder {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** How many shall ask at once from now on; with 0, all leave at once. */
  readonly clients: number
}

/** Counts since the last order. */
export interface ExcessReport {
  /** By status, or by the code of an error. */
  readonly outcomes: Readonly<Record<string, number>>
  /** Refusals (503) without Retry-After, or without a sentence in German. */
  readonly bareRefusals: number
  readonly slowestMs: number
}

/** No more from one address than the service allows. */
const CLIENTS_PER_ADDRESS = 100
const PATIENCE_MS = 60_000
const IN_GERMAN = /^\{"error":"[^"]*Bitte [^"]*"/
const WORK = [
  { method: 'GET', path: paths.documents },
  { method: 'GET', path: paths.properties },
  { method: 'GET', path: paths.documents },
  { method: 'POST', path: paths.calendar },
]

const createCounts = () => ({
  outcomes: {} as Record<string, number>,
  bareRefusals: 0,
  slowestMs: 0,
})
let counts = createCounts()
let agent = new Agent({ keepAlive: true })
let wanted = 0
let running = 0

interface Reply {
  readonly outcome: string
  readonly isBareRefusal: boolean
}

function ask({ url, headers }: ExcessOrder, client: number, turn: number): Promise<Reply> {
  const { method, path } = WORK[(client + turn) % WORK.length] ?? { method: 'GET', path: '/' }
  return new Promise((resolve) => {
    const fail = (error: NodeJS.ErrnoException) =>
      resolve({ outcome: error.code ?? error.message, isBareRefusal: false })
    const localAddress = `127.5.0.${1 + Math.floor(client / CLIENTS_PER_ADDRESS)}`
    const signal = AbortSignal.timeout(PATIENCE_MS)
    request(url + path, { agent, method, headers, localAddress, signal }, (reply) => {
      buffer(reply).then((body) => {
        const { statusCode, headers: received } = reply
        const isRefusal = statusCode === 503
        const isComplete = Number(received['retry-after']) > 0 && IN_GERMAN.test(`${body}`)
        resolve({ outcome: `${statusCode}`, isBareRefusal: isRefusal && !isComplete })
      }, fail)
    })
      .on('error', fail)
      .end()
  })
}

async function work(order: ExcessOrder, client: number): Promise<void> {
  running += 1
  for (let turn = 0; client < wanted; turn++) {
    const [start, own] = [performance.now(), agent]
    const { outcome, isBareRefusal } = await ask(order, client, turn)
    // Those that left are no failures of the service.
    if (own !== agent) break
    counts.outcomes[outcome] = (counts.outcomes[outcome] ?? 0) + 1
    if (isBareRefusal) counts.bareRefusals += 1
    counts.slowestMs = Math.max(counts.slowestMs, performance.now() - start)
  }
  running -= 1
}

process.on('message', (order: ExcessOrder) => {
  wanted = order.clients
  if (wanted === 0) {
    const left = agent
    agent = new Agent({ keepAlive: true })
    left.destroy()
  }
  for (let client = running; client < wanted; client++) void work(order, client)
  const report: ExcessReport = counts
  counts = createCounts()
  process.send?.(report)
})
