import type { MonthLabel } from '@hausblick/figures/cashflow.ts'

const names: Readonly<Record<MonthLabel, string>> = {
  Jan: 'Januar',
  Feb: 'Februar',
  Mär: 'März',
  Apr: 'April',
  Mai: 'Mai',
  Jun: 'Juni',
  Jul: 'Juli',
  Aug: 'August',
  Sep: 'September',
  Okt: 'Oktober',
  Nov: 'November',
  Dez: 'Dezember',
}

/** Returns the full name of a month. */
export function formatMonth(label: MonthLabel): string {
  return names[label]
}
