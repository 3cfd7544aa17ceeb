import * as texts from './texts.ts'

/** A run of fewer days is listed. */
const SHORTEST_RANGE = 3

/** Names ISO weekdays as people write them: `Montag bis Freitag`, `Montag und Mittwoch`. */
export function nameDays(weekdays: readonly number[]): string {
  const names = weekdays
    .toSorted((one, other) => one - other)
    .map((day) => texts.weekdays[day - 1] ?? '')
  const [first, last] = [Math.min(...weekdays), Math.max(...weekdays)]
  const isRange = weekdays.length >= SHORTEST_RANGE && last - first === weekdays.length - 1
  return isRange ? texts.range(names[0] ?? '', names.at(-1) ?? '') : texts.list(names)
}
