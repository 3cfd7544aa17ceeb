import { connect, type Socket } from 'node:net'
import { signInCall } from '@hausblick/contract/calls/identity.ts'
import { readUnitsCall } from '@hausblick/contract/calls/records.ts'
import { readConfigCall } from '@hausblick/contract/calls/site.ts'
import { pages } from '@hausblick/contract/pages.ts'
import { demoPath } from '@hausblick/contract/paths.ts'

// A process of attackers, each on a connection of its own. Reports every second.

export type Attack = 'silent' | 'heads' | 'bodies' | 'forms' | 'readers' | 'crowd'

export interface Report {
  readonly open: number
  /** How often each status was read, and how often each error ended a connection. */
  readonly outcomes: Readonly<Record<string, number>>
}

export interface Order {
  readonly attack: Attack
  readonly port: number
  /** How many loopback addresses the attackers have, and how many connections each address has. */
  readonly addresses: number
  readonly each: number
  /** Whether who was cut comes back. */
  readonly returns: boolean
  /** The token of an account, for the crowd. */
  readonly authorization: string
}

const STEP_MS = 1000
const RETURN_MS = 2000
/** Opens so many at a time, so that the system's queue takes them all. */
const BURST = 100
const BURST_PAUSE_MS = 25
/** More than the system buffers for a reader that does not read. */
const UNREAD_PAGES = 40
const DEMO = demoPath(pages.dashboard.path)

const post = (type: string, length: number) =>
  `POST ${signInCall.path} HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`

/** What an attacker sends at once; afterwards it sends a byte a second, or reads nothing. */
const first: Readonly<Record<Attack, (order: Order) => string>> = {
  silent: () => '',
  heads: () => `GET ${readConfigCall.path} HTTP/1.1\r\nhost: x\r\nx-slow: `,
  bodies: () => `${post('application/json', 100_000)}"`,
  forms: () => `${post('multipart/form-data; boundary=x', 1_000_000)}--x\r\n`,
  readers: () => `GET ${DEMO} HTTP/1.1\r\nhost: x\r\n\r\n`.repeat(UNREAD_PAGES),
  crowd: ({ authorization }) =>
    `GET ${readUnitsCall.path} HTTP/1.1\r\nhost: x\r\nauthorization: ${authorization}\r\n\r\n`,
}

let open = 0
const outcomes: Record<string, number> = {}
const note = (outcome: string) => {
  outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
}

function attack(order: Order, address: string): void {
  const socket = connect({ port: order.port, host: '127.0.0.1', localAddress: address })
  const bytes = first[order.attack](order)
  open += 1
  socket.on('error', (error: NodeJS.ErrnoException) => note(error.code ?? error.message))
  socket.once('connect', () => socket.write(bytes))
  if (order.attack === 'crowd') askAgain(socket, bytes)
  else if (order.attack !== 'readers') socket.resume()
  const drip = setInterval(() => {
    if (/heads|bodies|forms/.test(order.attack) && socket.writable) socket.write('x')
  }, STEP_MS)
  socket.once('close', () => {
    open -= 1
    clearInterval(drip)
    if (order.returns) setTimeout(attack, RETURN_MS, order, address)
  })
}

/** Sends the request again as soon as its reply begins to arrive: the service answers them in turn. */
function askAgain(socket: Socket, request: string): void {
  socket.on('data', (data: Buffer) => {
    for (const [, status = ''] of data.toString('latin1').matchAll(/HTTP\/1\.1 (\d+)/g)) {
      note(status)
      socket.write(request)
    }
  })
}

process.on('message', async (order: Order) => {
  setInterval(() => process.send?.({ open, outcomes } satisfies Report), STEP_MS)
  for (let number = 0; number < order.addresses * order.each; number++) {
    attack(order, `127.1.0.${1 + (number % order.addresses)}`)
    if (number % BURST === 0) await new Promise((resolve) => setTimeout(resolve, BURST_PAUSE_MS))
  }
})
