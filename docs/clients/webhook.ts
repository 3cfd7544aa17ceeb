/*
Receives what Hausblick tells other programs, for which see docs/operations/webhooks.md, and prints each event once. Needs Node 22.18
or later, and nothing else of this repository: copy it and change it. It listens on this machine only: put it behind a proxy with
HTTPS, or take the check into a program of yours.
*/

import { createHmac, timingSafeEqual } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { parseArgs } from 'node:util'

const USAGE = `node webhook.ts --secret-file FILE [--port PORT]

  --secret-file  a file that holds the secret, and that nobody else reads
  --port         where to listen; 8080 without it
`
const OLDEST_SECONDS = 300
/** Far more than an event has. */
const MOST_BYTES = 65_536

const text = { type: 'string' } as const
const { values } = parseArgs({
  options: { 'secret-file': text, port: { ...text, default: '8080' } },
})
if (!values['secret-file']) {
  process.stderr.write(USAGE)
  process.exit(2)
}
const secret = readFileSync(values['secret-file'], 'utf8').trim()

/** Returns whether Hausblick has signed a message, and lately: an old one may be somebody's recording. */
function isAuthentic({ headers }: IncomingMessage, body: Uint8Array): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': signature } = headers
  // Written so that a time that is no number is refused, too.
  if (!(Math.abs(Date.now() / 1000 - Number(time)) <= OLDEST_SECONDS)) return false
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const mac = createHmac('sha256', key).update(`${id}.${time}.`).update(body).digest('base64')
  const [given, expected] = [Buffer.from(String(signature)), Buffer.from(`v1,${mac}`)]
  // Comparing takes the same time wherever they differ, and so tells nobody how to go on.
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** Of what has been done: an event may arrive more than once. A program that ends should keep them for some days. */
const done = new Set<string>()

async function receive(request: IncomingMessage): Promise<number> {
  if (request.method !== 'POST') return 405
  if (!(Number(request.headers['content-length']) <= MOST_BYTES)) return 413
  const body = await buffer(request)
  if (!isAuthentic(request, body)) return 401
  const event: { readonly id: string } = JSON.parse(body.toString())
  if (!done.has(event.id)) process.stdout.write(`${JSON.stringify(event)}\n`)
  done.add(event.id)
  return 204
}

const server = createServer(async (request, reply) => {
  // Whoever breaks off within a message must not end the program.
  const status = await receive(request).catch(() => 400)
  reply.writeHead(status, { connection: 'close' }).end()
})
server.listen(Number(values.port), '127.0.0.1', () => {
  process.stderr.write(`listening: ${JSON.stringify(server.address())}\n`)
})
