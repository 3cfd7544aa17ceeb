import { Gauge, type Registry } from 'prom-client'
import type { Config } from '../../platform/config/config.ts'
import type { Database } from '../../platform/database/open.ts'
import { readOwnBackups } from '../../sets/backup/self/state.ts'

/** Metrics of backups: of all kinds, and of those that the service makes of itself. */
export function registerBackups(
  { db }: Database,
  config: Pick<Config, 'backups'>,
  registry: Registry,
) {
  const registers = [registry]
  const last = new Gauge({
    name: 'hausblick_last_backup_timestamp_seconds',
    help: 'When the last whole backup began, in seconds since 1970; 0 if never.',
    registers,
  })
  const failed = new Gauge({
    name: 'hausblick_last_backup_failed',
    help: 'Whether a backup has failed since, or missed documents.',
    registers,
  })
  const size = new Gauge({
    name: 'hausblick_own_backup_size_bytes',
    help: 'Of the last backup that the service has made of itself and verified; left out without a place, or before it.',
    registers,
  })
  const next = new Gauge({
    name: 'hausblick_own_backup_next_timestamp_seconds',
    help: 'When the service backs itself up next, in seconds since 1970; left out without a place.',
    registers,
  })
  const set = (gauge: Gauge, value: number | null) =>
    value === null ? gauge.remove() : gauge.set(value)
  return {
    read: async () => {
      const { at, hasFailed, size: bytes, dueAt } = await readOwnBackups(db)
      last.set((at?.getTime() ?? 0) / 1000)
      failed.set(Number(hasFailed))
      const hasPlace = config.backups !== null
      set(size, hasPlace ? bytes : null)
      set(next, hasPlace && dueAt ? dueAt.getTime() / 1000 : null)
    },
    remove: () => {
      for (const gauge of [last, failed, size, next]) gauge.remove()
    },
  }
}
