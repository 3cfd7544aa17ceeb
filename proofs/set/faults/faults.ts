import { startBouncer, startPatroni } from '../parts/database.ts'
import { PROCESSES, startProcess } from '../parts/service.ts'
import { crashPostgres, findLeader, otherThan, switchOver } from './leader.ts'
import type { SetUnderLoad } from './underLoad.ts'

const STORAGE_AWAY_MS = 60_000

/** A fault that is caused while clients write. */
export interface Fault {
  readonly name: string
  readonly title: string
  /** Whether no request at all may be refused. */
  readonly isUnnoticed?: boolean
  /** How long readers may get no answer; no limit if unset. */
  readonly longestGapMs?: number
  cause(set: SetUnderLoad): Promise<void>
}

/** The time within which readers are back after PostgreSQL's primary is lost. */
const FAILOVER_MS = 10_000

export const faults: readonly Fault[] = [
  { name: 'none', title: 'no fault, 10 s', isUnnoticed: true, cause: ({ wait }) => wait(10_000) },
  {
    name: 'stops',
    title: 'rolling stop of the three processes (SIGTERM)',
    isUnnoticed: true,
    cause: async ({ programs, values, wait }) => {
      for (const name of PROCESSES) {
        await programs.end(name, 'SIGTERM')
        await startProcess(programs, values, name)
        // HAProxy sees it before the next one stops.
        await wait(3000)
      }
    },
  },
  {
    name: 'kills',
    title: 'each of the three processes killed (SIGKILL)',
    longestGapMs: FAILOVER_MS,
    cause: async ({ programs, values, wait }) => {
      for (const name of PROCESSES) {
        await programs.end(name, 'SIGKILL')
        await wait(3000)
        await startProcess(programs, values, name)
        await wait(3000)
      }
    },
  },
  {
    name: 'bouncer',
    title: 'PgBouncer restarted',
    longestGapMs: FAILOVER_MS,
    cause: async ({ programs, wait }) => {
      for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
        await programs.end('pgbouncer', signal)
        await startBouncer(programs)
        await wait(5000)
      }
    },
  },
  {
    name: 'switchover',
    title: 'PostgreSQL: planned switchover',
    longestGapMs: FAILOVER_MS,
    cause: switchOver,
  },
  {
    name: 'crash',
    title: 'PostgreSQL: primary killed (SIGKILL)',
    longestGapMs: FAILOVER_MS,
    cause: async (set) => crashPostgres(set, await findLeader(set)),
  },
  {
    name: 'machine',
    title: 'PostgreSQL: primary and its Patroni killed (SIGKILL)',
    longestGapMs: FAILOVER_MS,
    cause: async (set) => {
      const leader = await findLeader(set)
      const ended = set.programs.end(`patroni-${leader}`, 'SIGKILL')
      crashPostgres(set, leader)
      await ended
      await set.waitUntil(async () => (await findLeader(set)) === otherThan(leader))
      await startPatroni(set.programs, leader)
    },
  },
  {
    name: 'storage',
    title: 'object storage away for a minute',
    longestGapMs: FAILOVER_MS,
    cause: async ({ orderStorage, wait }) => {
      orderStorage('leave')
      await wait(STORAGE_AWAY_MS)
      orderStorage('comeBack')
    },
  },
]
