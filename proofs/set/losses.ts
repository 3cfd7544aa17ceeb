import { setTimeout } from 'node:timers/promises'
import type { GatewayOrder } from '../../scripts/s3/server.ts'
import { findLeader, type Node, type Place, startPart } from './parts.ts'
import { waitUntil } from './programs.ts'

/** How long a part stays away: longer than HAProxy and Patroni take to see it. */
const AWAY_MS = 10_000

/** A part that is taken away while clients write. */
export interface Loss {
  readonly title: string
  /** How long readers may get no answer; any time if unset. */
  readonly longestGapMs?: number
  /** Whether no request may be refused. */
  readonly isUnnoticed?: boolean
  readonly cause: (place: Place, orderStorage: (order: GatewayOrder) => void) => Promise<void>
}

/** The time within which readers are back where another part takes over. */
const TAKEN_OVER_MS = 10_000

async function lose(place: Place, name: string, signal: NodeJS.Signals = 'SIGKILL') {
  await place.programs.end(name, signal)
  await setTimeout(AWAY_MS)
  await startPart(place, name)
}

async function loseMachine(place: Place, node: Node): Promise<void> {
  const ended = place.programs.end(`patroni-${node}`, 'SIGKILL')
  place.programs.killPostgres(node)
  await ended
  await waitUntil('a primary', async () => (await findLeader(place)) !== node)
  await startPart(place, `patroni-${node}`)
}

export const losses: readonly Loss[] = [
  {
    title: 'a process of the service stopped (SIGTERM)',
    isUnnoticed: true,
    cause: (place) => lose(place, 'service-1', 'SIGTERM'),
  },
  {
    title: 'a process of the service killed',
    longestGapMs: TAKEN_OVER_MS,
    cause: (place) => lose(place, 'service-2'),
  },
  {
    title: 'PostgreSQL’s primary and its Patroni killed',
    longestGapMs: TAKEN_OVER_MS,
    cause: async (place) => loseMachine(place, await findLeader(place)),
  },
  {
    title: 'PostgreSQL’s standby and its Patroni killed',
    longestGapMs: TAKEN_OVER_MS,
    cause: async (place) => loseMachine(place, (await findLeader(place)) === 'a' ? 'b' : 'a'),
  },
  {
    title: 'object storage away',
    longestGapMs: TAKEN_OVER_MS,
    cause: async (_place, orderStorage) => {
      orderStorage('leave')
      await setTimeout(AWAY_MS)
      orderStorage('comeBack')
    },
  },
  // The test has one of each.
  { title: 'PgBouncer killed', cause: (place) => lose(place, 'pgbouncer') },
  { title: 'the HAProxy beside it killed', cause: (place) => lose(place, 'haproxy-database') },
  { title: 'etcd killed', cause: (place) => lose(place, 'etcd') },
  { title: 'the HAProxy in front killed', cause: (place) => lose(place, 'haproxy') },
]
