import { Agent, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { ordinaryAddress } from './slowKinds.ts'

const READERS = 8
const PAUSE_MS = 25
const PATIENCE_MS = 30_000

export interface OrdinaryReads {
  /** Of the replies with 200, in milliseconds. */
  readonly times: number[]
  /** How many had no such reply, by status or code of the error. */
  readonly failures: Record<string, number>
}

interface Address {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
}

/** Creates ordinary readers on kept connections, or on a new one for each request. */
export function createReaders({ url, headers }: Address, { keepAlive = true } = {}) {
  const agent = new Agent({ keepAlive, maxSockets: READERS })

  /** Returns status, or the code of an error, and time of a request. */
  const read = () => {
    const start = performance.now()
    return new Promise<{ outcome: string; ms: number }>((resolve) => {
      const settle = (outcome: string) => resolve({ outcome, ms: performance.now() - start })
      const fail = (error: NodeJS.ErrnoException) => settle(error.code ?? error.message)
      const signal = AbortSignal.timeout(PATIENCE_MS)
      request(url, { agent, headers, localAddress: ordinaryAddress, signal }, (reply) => {
        buffer(reply).then(() => settle(`${reply.statusCode}`), fail)
      })
        .on('error', fail)
        .end()
    })
  }

  /** Reads at a modest pace for so long. */
  async function readFor(seconds: number): Promise<OrdinaryReads> {
    const reads: OrdinaryReads = { times: [], failures: {} }
    const end = performance.now() + seconds * 1000
    const work = async () => {
      while (performance.now() < end) {
        const { outcome, ms } = await read()
        if (outcome === '200') reads.times.push(ms)
        else reads.failures[outcome] = (reads.failures[outcome] ?? 0) + 1
        await setTimeout(PAUSE_MS)
      }
    }
    await Promise.all(Array.from({ length: READERS }, work))
    return reads
  }

  return { read, readFor, close: () => agent.destroy() }
}
