import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import type { Kept } from '../../../platform/config/backups.ts'
import { type KeptBackup, newestFirst } from './names.ts'

/**
 * Returns the backups that need no longer be kept: of each of the newest days, weeks and months that have backups, the newest
 * stays. Days are those of Berlin, weeks begin on Mondays.
 */
export function findExpired<Backup extends Pick<KeptBackup, 'at'>>(
  backups: readonly Backup[],
  { days, weeks, months }: Kept,
): Backup[] {
  const sorted = newestFirst(backups)
  const kept = new Set([
    ...newestOfEach(sorted, days, ({ at }) => berlinDay(at)),
    ...newestOfEach(sorted, weeks, ({ at }) => weekOf(berlinDay(at))),
    ...newestOfEach(sorted, months, ({ at }) => berlinDay(at).slice(0, 7)),
  ])
  return sorted.filter((backup) => !kept.has(backup))
}

function newestOfEach<Backup>(
  sorted: readonly Backup[],
  count: number,
  periodOf: (backup: Backup) => string,
): Backup[] {
  const newest = new Map<string, Backup>()
  for (const backup of sorted) {
    const period = periodOf(backup)
    if (!newest.has(period)) newest.set(period, backup)
  }
  return [...newest.values()].slice(0, count)
}

function weekOf(day: string): string {
  const { yearOfWeek, weekOfYear } = Temporal.PlainDate.from(day)
  return `${yearOfWeek} ${weekOfYear}`
}
