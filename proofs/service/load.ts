import { readdirSync, readFileSync } from 'node:fs'
import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { buffer } from 'node:stream/consumers'

export const CONNECTIONS = 8

export interface Reply {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** In microseconds per request. */
export interface Cost {
  /** Processor time of the process that replies, system calls included. */
  readonly processor: number
  readonly elapsed: number
}

type Headers = Readonly<Record<string, string>>

/** Sends requests over one or more kept connections. */
export function createClient() {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })

  const call = (url: string, headers: Headers) =>
    new Promise<Reply>((resolve, reject) => {
      const sent = request(url, { agent, headers }, async (reply) => {
        try {
          const body = await buffer(reply)
          resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body })
        } catch (error) {
          reject(error)
        }
      })
      sent.on('error', reject).end()
    })

  /** Measures `count` requests, as many at a time as there are connections. Throws unless all have this status. */
  async function load(
    { pid, url }: { readonly pid: number; readonly url: string },
    headers: Headers,
    { count, status }: { readonly count: number; readonly status: number },
  ): Promise<Cost> {
    const [processor, start] = [readProcessorTime(pid), performance.now()]
    let left = count
    const work = async () => {
      while (left-- > 0) {
        const reply = await call(url, headers)
        if (reply.status !== status) throw new Error(`${reply.status} ${reply.body}`)
      }
    }
    await Promise.all(Array.from({ length: CONNECTIONS }, work))
    return {
      processor: (readProcessorTime(pid) - processor) / count,
      elapsed: ((performance.now() - start) * 1000) / count,
    }
  }

  return { call, load, close: () => agent.destroy() }
}

/** Returns the processor time of a process's threads so far, in microseconds; Linux only. */
function readProcessorTime(pid: number): number {
  const tasks = `/proc/${pid}/task`
  const times = readdirSync(tasks).map((task) =>
    Number(readFileSync(`${tasks}/${task}/schedstat`, 'utf8').split(' ')[0]),
  )
  return times.reduce((sum, nanoseconds) => sum + nanoseconds, 0) / 1000
}
