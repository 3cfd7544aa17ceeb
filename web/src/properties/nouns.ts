import { formatCount } from '../format/number.ts'

/** What the list and the dialogs call what they show. */
export interface Nouns {
  readonly one: string
  readonly many: string
  readonly previous: string
  readonly next: string
  /** Said where a link leads to nothing. */
  readonly unknown: string
}

export const unitNouns: Nouns = {
  one: 'Einheit',
  many: 'Einheiten',
  previous: 'Vorherige Einheit',
  next: 'Nächste Einheit',
  unknown: 'Diese Einheit gibt es nicht',
}

export const objectNouns: Nouns = {
  one: 'Objekt',
  many: 'Objekte',
  previous: 'Vorheriges Objekt',
  next: 'Nächstes Objekt',
  unknown: 'Dieses Objekt gibt es nicht',
}

/** `8 Einheiten`, `3 von 8 Einheiten`. */
export function summaryOf(shown: number, total: number, { one, many }: Nouns): string {
  const all = `${formatCount(total)} ${total === 1 ? one : many}`
  return shown === total ? all : `${formatCount(shown)} von ${all}`
}
