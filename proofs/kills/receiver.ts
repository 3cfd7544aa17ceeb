import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { signMessage } from '@hausblick/server/src/people/webhooks/sign.ts'
import { portOf } from '@hausblick/server/src/testing/portOf.ts'

interface Told {
  readonly id: string
  readonly type: string
  readonly data: { readonly document: number }
}

/** What has arrived under one id. */
interface Message {
  readonly body: string
  arrivals: number
  isTaken: boolean
}

/** Starts another program that takes half of what it is told, and watches ids, signatures and the order for each document. */
export async function startReceiver() {
  const faults: string[] = []
  const messages = new Map<string, Message>()
  /** The last message about each document. */
  const lasts = new Map<number, Message>()
  let secret = ''
  let taken = 0

  function look(id: string, body: string): Message {
    const told: Told = JSON.parse(body)
    const known = messages.get(id)
    const message = known ?? { body, arrivals: 0, isTaken: false }
    message.arrivals += 1
    const last = lasts.get(told.data.document)
    if (told.id !== id || message.body !== body) faults.push(`${id} has come as ${body}`)
    if (known && known !== last) faults.push(`${id} has come after one that follows it`)
    if (!known && last && !last.isTaken) faults.push(`${id} has come before the last was taken`)
    messages.set(id, message)
    lasts.set(told.data.document, message)
    return message
  }

  const server = createServer(async (request, reply) => {
    const body = await text(request)
    const id = String(request.headers['webhook-id'])
    const at = new Date(Number(request.headers['webhook-timestamp']) * 1000)
    const signature = request.headers['webhook-signature']
    if (signMessage({ id, body, secret }, at)['webhook-signature'] !== signature)
      faults.push(`${id} has a wrong signature`)
    const message = look(id, body)
    const chance = randomInt(4)
    if (chance === 0) reply.writeHead(503).end()
    else if (chance === 1) request.socket.destroy()
    else {
      if (!message.isTaken) taken += 1
      message.isTaken = true
      reply.writeHead(204).end()
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${portOf(server)}/hook`,
    faults,
    /** Sets the secret by which messages must be signed. */
    expect: (given: string) => {
      secret = given
    },
    /** How many messages were taken. */
    taken: () => taken,
    hasTaken: (id: string) => messages.get(id)?.isTaken === true,
    /** How many messages had to be sent more than once. */
    repeated: () => [...messages.values()].filter(({ arrivals }) => arrivals > 1).length,
    close: () => server.close(),
  }
}
