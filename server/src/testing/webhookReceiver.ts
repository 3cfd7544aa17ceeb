import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll } from 'vitest'
import { portOf } from './portOf.ts'

/** A message as it arrived. */
export interface ReceivedMessage {
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export interface WebhookReceiver {
  readonly url: string
  readonly messages: readonly ReceivedMessage[]
  /** Decides what each message is answered from now on: a status, and where to go instead. */
  answer(next: (message: ReceivedMessage) => { status: number; location?: string }): void
}

/** Starts another program that is told what happens, on this machine. It ends after the surrounding tests. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const messages: ReceivedMessage[] = []
  let next: Parameters<WebhookReceiver['answer']>[0] = () => ({ status: 204 })
  const server = createServer(async (request, reply) => {
    const message = { headers: request.headers, body: await text(request) }
    messages.push(message)
    const { status, location } = next(message)
    reply.writeHead(status, location === undefined ? {} : { location }).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => void server.close())
  return {
    url: `http://127.0.0.1:${portOf(server)}/hook`,
    messages,
    answer: (answer) => {
      next = answer
    },
  }
}
