import type { Subject } from '@hausblick/contract/mapping/subjects.ts'
import { distance } from 'fastest-levenshtein'
import { isDeciding } from '../apply/keys.ts'
import { subjects } from '../fields/subjects.ts'
import { foldHeading } from '../labels.ts'
import { headingKey, splitHeading } from '../vocabulary.ts'

/** A field that a heading may mean. */
export interface Candidate {
  readonly field: string
  /** How sure this is, up to 1 for what this house has confirmed before. */
  readonly score: number
  /** Whether the heading means this only right after a column of another field. */
  readonly after?: string
}

/** What people of this house have confirmed: fields by folded heading, or null for ignored columns, by subject. */
export type LearnedHeadings = Readonly<
  Partial<Record<Subject, Readonly<Record<string, string | null>>>>
>

/** Listed, listed but for prepositions, for a unit of measure, or for a word for the row's subject, and nearly listed. */
const SCORES = {
  learned: 1,
  strict: 0.98,
  loose: 0.92,
  measured: 0.88,
  qualified: 0.85,
  fuzzy: 0.8,
} as const
/** Among synonyms of equal standing, the earlier ones of a field are the more usual ones. */
const RANK_STEP = 0.0001

/** Words that only say in what a column's numbers are. */
const MEASURES: Readonly<Record<string, readonly string[]>> = {
  area: ['qm'],
  percent: ['prozent', 'jahrlich'],
  number: ['jahre'],
  money: ['monatlich'],
}

interface Listed {
  readonly field: string
  readonly rank: number
  readonly after?: string
}

interface Index {
  readonly strict: Map<string, Listed[]>
  readonly loose: Map<string, Listed[]>
  /** By their letters alone, since misspelled compounds cannot be taken apart. */
  readonly spelled: Map<string, Listed[]>
}

/** Built when first needed: by subject, what its synonyms mean. */
const indexes = new Map<Subject, Index>()

/** Returns the fields of a subject that a heading may mean, the likeliest first. */
export function findCandidates(
  heading: string,
  subject: Subject,
  learned: LearnedHeadings,
): Candidate[] {
  const known = learned[subject]?.[foldHeading(heading)]
  if (known) return [{ field: known, score: SCORES.learned }]
  const listed = findListed(heading, subject)
  return known === null ? listed.filter(({ field }) => isDeciding(field, subject)) : listed
}

function findListed(heading: string, subject: Subject): Candidate[] {
  const words = splitHeading(foldHeading(heading)).filter((word) => !word.startsWith('#'))
  if (words.length === 0) return []
  const { strict, loose, spelled } = indexOf(subject)
  const found = [
    ...score(strict.get(headingKey(words, { strict: true })), SCORES.strict),
    ...score(loose.get(headingKey(words, { strict: false })), SCORES.loose),
  ]
  if (found.length === 0) found.push(...withoutMeasures(words, subject, loose))
  if (found.length === 0) found.push(...withoutQualifiers(words, subject, loose))
  if (found.length === 0) found.push(...findNearly(lettersOf(heading), spelled))
  return best(found)
}

export function isKnownHeading(heading: string, subject: Subject): boolean {
  return findCandidates(heading, subject, {}).length > 0
}

function score(listed: readonly Listed[] | undefined, base: number): Candidate[] {
  return (listed ?? []).map(({ field, rank, after }) => ({
    field,
    score: base - rank * RANK_STEP,
    ...(after === undefined ? {} : { after }),
  }))
}

function withoutMeasures(
  words: readonly string[],
  subject: Subject,
  loose: Map<string, Listed[]>,
): Candidate[] {
  return Object.entries(MEASURES).flatMap(([type, measures]) => {
    const kept = words.filter((word) => !measures.includes(word))
    if (kept.length === words.length || kept.length === 0) return []
    return score(loose.get(headingKey(kept, { strict: false })), SCORES.measured).filter(
      ({ field }) => subjects[subject].fields[field]?.type === type,
    )
  })
}

/** Words for what a row is about, which change nothing about its other columns: `Name der Einheit`. */
const QUALIFIERS: Readonly<Record<Subject, readonly string[]>> = {
  unit: ['einheit', 'wohnung', 'we', 've', 'me', 'mieter'],
  building: ['objekt', 'haus', 'gebaude', 'liegenschaft', 'immobilie'],
  loan: ['darlehen', 'kredit'],
  posting: ['buchung'],
  owner: ['eigentumer', 'kunde'],
  portfolio: ['portfolio'],
}
/** A unit's address is its building's. */
const OF_BUILDING = new Set(['street', 'number', 'street+number', 'zipcode', 'city', 'zip+city'])

function withoutQualifiers(
  words: readonly string[],
  subject: Subject,
  loose: Map<string, Listed[]>,
): Candidate[] {
  const without = (dropped: readonly string[]) => {
    const kept = words.filter((word) => !dropped.includes(word))
    const changed = kept.length > 0 && kept.length < words.length
    return changed ? score(loose.get(headingKey(kept, { strict: false })), SCORES.qualified) : []
  }
  const { kinds } = subjects[subject]
  const isKey = (field: string) =>
    field === 'customerid' || field === 'objectid' || kinds.some(({ idField }) => idField === field)
  return [
    ...without(QUALIFIERS[subject]).filter(({ field }) => !isKey(field)),
    ...without(QUALIFIERS.building).filter(({ field }) => OF_BUILDING.has(field)),
  ]
}

/** Shorter headings are near to too many others: `WE` to `ME`. */
const SHORTEST_FUZZY = 7
/** From this length on, a heading may have two faults, such as two letters that changed places. */
const LONG = 10
const NO_LETTERS = /[^\p{L}]+/gu

function lettersOf(heading: string): string {
  return foldHeading(heading).replaceAll(NO_LETTERS, '')
}

/** Returns what a heading means that is misspelled, if only one field has a synonym so near. */
function findNearly(letters: string, spelled: Map<string, Listed[]>): Candidate[] {
  if (letters.length < SHORTEST_FUZZY) return []
  const allowed = letters.length >= LONG ? 2 : 1
  const near = [...spelled].flatMap(([other, listed]) =>
    Math.abs(other.length - letters.length) <= allowed &&
    other.length >= SHORTEST_FUZZY &&
    distance(letters, other) <= allowed
      ? score(listed, SCORES.fuzzy)
      : [],
  )
  return new Set(near.map(({ field }) => field)).size === 1 ? near : []
}

function best(found: readonly Candidate[]): Candidate[] {
  const byField = new Map<string, Candidate>()
  for (const candidate of found) {
    const known = byField.get(candidate.field)
    if (!known || candidate.score > known.score) byField.set(candidate.field, candidate)
  }
  return [...byField.values()].toSorted((a, b) => b.score - a.score)
}

function indexOf(subject: Subject): Index {
  const known = indexes.get(subject)
  if (known) return known
  const index: Index = { strict: new Map(), loose: new Map(), spelled: new Map() }
  for (const [field, { synonyms, after }] of Object.entries(subjects[subject].fields)) {
    for (const [rank, synonym] of [field, ...synonyms].entries())
      list(index, synonym, { field, rank })
    for (const [rank, synonym] of (after?.synonyms ?? []).entries())
      list(index, synonym, { field, rank, after: after?.field ?? '' })
  }
  indexes.set(subject, index)
  return index
}

function list({ strict, loose, spelled }: Index, synonym: string, listed: Listed): void {
  const words = splitHeading(synonym)
  add(strict, headingKey(words, { strict: true }), listed)
  add(loose, headingKey(words, { strict: false }), listed)
  add(spelled, lettersOf(synonym), listed)
}

function add(index: Map<string, Listed[]>, key: string, listed: Listed): void {
  const known = index.get(key) ?? []
  index.set(key, known)
  if (!known.some(({ field, after }) => field === listed.field && after === listed.after))
    known.push(listed)
}
