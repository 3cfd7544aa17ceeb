import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { uploadDocumentCall } from '@hausblick/contract/calls/documents.ts'
import type { Ledger } from './ledger.ts'

const TIMEOUT_MS = 40_000
const AGAIN_AFTER_MS = 300
const GERMAN = /\b(?:der|die|das|bitte|ist|nicht)\b/i

export interface Question {
  readonly method?: 'GET' | 'POST'
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Buffer | object
}

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

let clients = 0

/** A client with an address of its own, since the service limits requests by address. */
export class Client {
  readonly #agent: Agent
  readonly #url: string
  readonly ledger: Ledger
  readonly #stopping: AbortSignal

  constructor(url: string, ledger: Ledger, stopping: AbortSignal) {
    clients += 1
    this.#agent = new Agent({ keepAlive: true, localAddress: `127.0.1.${clients}` })
    this.#url = url
    this.ledger = ledger
    this.#stopping = stopping
  }

  /** Asks once. Resolves to null if the request was refused: 5xx, or a broken connection. */
  async ask(question: Question): Promise<Answer | null> {
    const { ledger } = this
    ledger.phase.requests += 1
    let answer: Answer
    try {
      answer = await this.#send(question)
    } catch (error) {
      ledger.noteRefused(error instanceof Error ? error.message : String(error))
      return null
    }
    if (answer.status < 500) return answer
    const said = readError(question, answer.body)
    ledger.noteRefused(`${answer.status} ${said ?? ''}`)
    if (said === null) ledger.noteWrong(`${describe(question)}: ${answer.status} ${answer.body}`)
    return null
  }

  /** Asks until it is not refused. Notes any other status than 200 as wrong; resolves to null then, and when stopped. */
  async insist(question: Question): Promise<Answer | null> {
    while (!this.#stopping.aborted) {
      const answer = await this.ask(question)
      if (answer?.status === 200) return answer
      if (answer !== null) {
        this.ledger.noteWrong(`${describe(question)}: ${answer.status} ${answer.body}`)
        return null
      }
      await this.pause(AGAIN_AFTER_MS)
    }
    return null
  }

  /** Ends early when the clients are stopped. */
  async pause(ms: number): Promise<void> {
    await pause(ms, undefined, { signal: this.#stopping }).catch(() => undefined)
  }

  get isStopped(): boolean {
    return this.#stopping.aborted
  }

  #send({ method = 'GET', path, headers, body }: Question): Promise<Answer> {
    const isJson = body !== undefined && !Buffer.isBuffer(body)
    const content = isJson ? Buffer.from(JSON.stringify(body)) : body
    const type = isJson ? { 'content-type': 'application/json' } : {}
    return new Promise((resolve, reject) => {
      const options = { method, agent: this.#agent, headers: { ...type, ...headers } }
      const sent = request(new URL(path, this.#url), options, async (reply) => {
        try {
          const received = await buffer(reply)
          resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body: received })
        } catch (error) {
          reject(error)
        }
      })
      sent.setTimeout(TIMEOUT_MS, () => sent.destroy(new Error('No answer.')))
      sent.on('error', reject)
      sent.end(content)
    })
  }
}

function describe({ method = 'GET', path }: Question): string {
  return `${method} ${path}`
}

/** Returns the German sentence of an error's body; null if the body is not the one that the service promises. */
function readError({ path }: Question, body: Buffer): string | null {
  const text = body.toString()
  // This call's errors are texts, those of HAProxy excepted.
  if (path === uploadDocumentCall.path && !text.startsWith('{'))
    return GERMAN.test(text) ? withoutNumber(text) : null
  try {
    const { error }: { error?: unknown } = JSON.parse(text)
    return typeof error === 'string' && GERMAN.test(error) ? withoutNumber(error) : null
  } catch {
    return null
  }
}

/** Leaves out the number of a request, so that equal errors are counted together. */
function withoutNumber(text: string): string {
  return text.replace(/[\da-f-]{36}/, '…')
}
