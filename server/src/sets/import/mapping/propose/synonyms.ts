import type { ColumnType, Subject } from '@hausblick/contract/mapping/subjects.ts'
import { subjects } from '../fields/subjects.ts'
import { foldHeading } from '../labels.ts'
import { headingKey, splitHeading, withoutNoise } from '../vocabulary.ts'

/** Words that only say in what a column's numbers are. */
const MEASURES: Readonly<Partial<Record<ColumnType, readonly string[]>>> = {
  area: ['qm'],
  percent: ['prozent', 'jahrlich'],
  number: ['jahre'],
  money: ['monatlich'],
  date: ['datum', 'am'],
}

/** A synonym that has one is meant with it: `€/m²`. */
const CURRENCIES = new Set(['€', 'eur', 'euro'])

/** Words for what a row is about, which change nothing about its other columns: `Name der Einheit`. */
const QUALIFIERS: Readonly<Record<Subject, readonly string[]>> = {
  unit: ['einheit', 'mieter'],
  building: ['objekt', 'haus', 'liegenschaft'],
  loan: ['darlehen'],
  posting: ['buchung'],
  owner: ['eigentumer'],
  portfolio: ['portfolio'],
}
/** A unit's address is its building's, and none of its tenant's. */
const ADDRESS: ReadonlySet<string> = new Set([
  'street',
  'number',
  'street+number',
  'zipcode',
  'city',
  'zip+city',
  'address',
])

/** A synonym of a field. */
export interface Listed {
  readonly field: string
  readonly rank: number
  readonly after?: string
}

export interface Index {
  readonly listed: ReadonlyMap<string, readonly Listed[]>
  /** By a word of theirs: synonyms, and what else may be said beside them. */
  readonly fitting: ReadonlyMap<string, readonly Fitting[]>
  /** All words that change something, or are known to change nothing. */
  readonly known: ReadonlySet<string>
  /** By their letters alone, since misspelled compounds cannot be taken apart. */
  readonly spelled: ReadonlyMap<string, readonly Listed[]>
}

interface Fitting extends Listed {
  readonly words: readonly string[]
  readonly fillers: ReadonlySet<string>
  /** Whether prepositions tell it from its opposite. */
  readonly isDirected: boolean
}

/** Built when first needed: by subject, what its synonyms mean. */
const indexes = new Map<Subject, Index>()

const NO_LETTERS = /[^\p{L}]+/gu

/** Returns the letters by which misspelled headings are compared. */
export function lettersOf(heading: string): string {
  return foldHeading(heading).replaceAll(NO_LETTERS, '')
}

/** Returns what the synonyms of a subject mean. */
export function indexOf(subject: Subject): Index {
  const known = indexes.get(subject) ?? buildIndex(subject)
  indexes.set(subject, known)
  return known
}

function buildIndex(subject: Subject): Index {
  const entries = Object.entries(subjects[subject].fields).flatMap(
    ([field, { synonyms, after, type, fillers = [] }]) => {
      const more = new Set([...fillers, ...fillersOf(field, type, subject)])
      const nothing: ReadonlySet<string> = new Set()
      const list = (synonym: string, rank: number, afterField?: string) => {
        const words = splitHeading(synonym)
        const isDirected = type === 'date'
        return {
          field,
          rank,
          ...(afterField === undefined ? {} : { after: afterField }),
          synonym,
          key: headingKey(words),
          words: words.some((word) => CURRENCIES.has(word))
            ? []
            : withoutNoise(words, { keepsDirections: isDirected }),
          fillers: afterField === undefined ? more : nothing,
          isDirected,
        }
      }
      return [
        ...synonyms.map((synonym, rank) => list(synonym, rank)),
        // As our own tables name it, where that is no word that means something else.
        ...(headingKey(splitHeading(field)) === field ? [list(field, 0)] : []),
        ...(after?.synonyms ?? []).map((synonym, rank) => list(synonym, rank, after?.field)),
      ]
    },
  )
  return {
    listed: Map.groupBy(entries, ({ key }) => key),
    fitting: Map.groupBy(entries, ({ words }) => words[0] ?? ''),
    known: new Set(entries.flatMap(({ words, fillers }) => [...words, ...fillers])),
    spelled: Map.groupBy(entries, ({ synonym }) => lettersOf(synonym)),
  }
}

/** Returns the words that change nothing about a field. */
function fillersOf(field: string, type: ColumnType, subject: Subject): string[] {
  const isKey = type === 'id'
  const isAddress = ADDRESS.has(field)
  return [
    ...(MEASURES[type] ?? []),
    ...(isKey ? [] : QUALIFIERS[subject].filter((word) => !(isAddress && word === 'mieter'))),
    ...(isAddress ? QUALIFIERS.building : []),
  ]
}
