import type { Subject } from '@hausblick/contract/mapping/subjects.ts'
import { distance } from 'fastest-levenshtein'
import { isDeciding } from '../apply/keys.ts'
import { foldHeading } from '../labels.ts'
import { headingKey, splitHeading, withoutNoise } from '../vocabulary.ts'
import { type Index, indexOf, type Listed, lettersOf } from './synonyms.ts'

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

/** Listed as it is, listed but for words that change nothing, and nearly listed. */
export const SCORES = { learned: 1, listed: 0.98, fitting: 0.925, fuzzy: 0.8 } as const
/** Among synonyms of equal standing, the earlier ones of a field are the more usual ones. */
const RANK_STEP = 0.0001
/** Of two fields that fit, the one that explains more of the heading is meant. */
const WORD_STEP = 0.004

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

/** What date a heading is of, in the form that `foldHeading` gives it. */
const DATED = /#\p{L}+|\d{1,2}\.\s?\d{1,2}\.(?!\d)/gu

function findListed(heading: string, subject: Subject): Candidate[] {
  const undated = foldHeading(heading).replaceAll(DATED, ' ')
  const words = splitHeading(undated)
  if (words.length === 0) return []
  const index = indexOf(subject)
  const found = [
    ...score(index.listed.get(headingKey(words)), SCORES.listed),
    ...findFitting(words, index),
  ]
  // Words that are all known are not misspelled.
  if (found.length === 0 && !words.every((word) => index.known.has(word)))
    found.push(...findNearly(lettersOf(heading), index.spelled))
  return best(found)
}

function score(listed: readonly Listed[] | undefined, base: number): Candidate[] {
  return (listed ?? []).map(({ field, rank, after }) => ({
    field,
    score: base - rank * RANK_STEP,
    ...(after === undefined ? {} : { after }),
  }))
}

/** Returns the fields that have a synonym within a heading, beside which nothing is said that means something else. */
function findFitting(words: readonly string[], { fitting, known }: Index): Candidate[] {
  const [directed, plain] = [true, false].map((keepsDirections) =>
    withoutNoise(words, { keepsDirections }),
  )
  if (!directed || !plain?.every((word) => known.has(word))) return []
  const near = new Set(directed.flatMap((word) => fitting.get(word) ?? []))
  return [...near].flatMap((entry) => {
    const said = entry.isDirected ? directed : plain
    if (!entry.words.every((word) => said.includes(word))) return []
    const more = said.filter((word) => !entry.words.includes(word))
    if (!more.every((word) => entry.fillers.has(word))) return []
    return score([entry], SCORES.fitting - more.length * WORD_STEP)
  })
}

/** Shorter headings are near to too many others: `WE` to `ME`. */
const SHORTEST_FUZZY = 7
/** From this length on, a heading may have two faults, such as two letters that changed places. */
const LONG = 10
/** Returns what a heading means that is misspelled, if only one field has a synonym so near. */
function findNearly(letters: string, spelled: Index['spelled']): Candidate[] {
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
