import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { addressOf, firstBytesOf, type SlowKind, type SlowTokens } from './slowKinds.ts'

// A process of slow clients: opens connections as ordered, keeps each of them slow, and opens another for one that was cut.

export interface SlowOrder {
  readonly port: number
  readonly tokens: SlowTokens
  /** How many connections of each kind there shall be. */
  readonly wanted: Readonly<Record<SlowKind, number>>
  /** Whether one that was cut is opened again. */
  readonly replace: boolean
}

/** How often connections of a kind ended, by status or by how they ended without one. */
export type SlowReport = Record<string, number>

const STEP_MS = 1000
const BYTES_PER_STEP = 16
/** Opens so many at a time, with a pause between. */
const BURST = 50
const BURST_PAUSE_MS = 25
const RETURN_MS = 2000
const NO_REPLY = 'closed without a reply'

let order: SlowOrder | null = null
let report: SlowReport = {}
const open: Record<SlowKind, Set<Socket>> = {
  reader: new Set(),
  upload: new Set(),
  body: new Set(),
  idle: new Set(),
}
let number = 0

function openOne(kind: SlowKind, given: SlowOrder): void {
  number += 1
  // Others are opened before this one is connected.
  const own = number
  const socket = connect({
    port: given.port,
    host: '127.0.0.1',
    localAddress: addressOf(kind, own),
  })
  open[kind].add(socket)
  let outcome = NO_REPLY
  const note = (data: Buffer) => {
    const status = /^HTTP\/1\.1 (\d+)/.exec(data.toString('latin1', 0, 20))?.[1]
    if (status !== undefined) outcome = status
  }
  socket.on('error', (error: NodeJS.ErrnoException) => {
    if (outcome === NO_REPLY) outcome = error.code ?? outcome
  })
  socket.once('connect', () => socket.write(firstBytesOf(kind, own, given.tokens)))
  if (kind !== 'reader') socket.on('data', note)
  const step = setInterval(() => {
    if (socket.connecting) return
    if (kind === 'reader') {
      const data = socket.read(BYTES_PER_STEP)
      if (data !== null) note(data)
    } else if (kind !== 'idle' && socket.writable) socket.write('x')
  }, STEP_MS)
  socket.once('close', () => {
    clearInterval(step)
    const wasCut = open[kind].delete(socket)
    if (!wasCut) return
    report[`${kind} ${outcome}`] = (report[`${kind} ${outcome}`] ?? 0) + 1
    // Connections beyond the limit stay away: this measures many connections, not a flood of new ones.
    if (kind === 'idle' && outcome !== '408') return
    void setTimeout(RETURN_MS).then(() => {
      if (order === given && given.replace && open[kind].size < given.wanted[kind])
        openOne(kind, given)
    })
  })
}

async function obey(given: SlowOrder): Promise<SlowReport> {
  order = given
  for (const kind of Object.keys(open) as SlowKind[]) {
    const sockets = open[kind]
    for (const socket of [...sockets].slice(given.wanted[kind])) {
      sockets.delete(socket)
      socket.destroy()
    }
    const missing = given.wanted[kind] - sockets.size
    for (let opened = 0; opened < missing; opened++) {
      openOne(kind, given)
      if (opened % BURST === 0) await setTimeout(BURST_PAUSE_MS)
    }
  }
  const said = report
  report = {}
  return said
}

process.on('message', (given: SlowOrder) => {
  void obey(given).then((said) => process.send?.(said))
})
