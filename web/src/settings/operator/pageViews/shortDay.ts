/** `2026-11-21` as it stands on an axis: `21.11.` */
export function shortDay(day: string): string {
  const [, month, date] = day.split('-')
  return `${date}.${month}.`
}
