import type { Subject } from '@hausblick/contract/mapping/subjects.ts'
import { foldText } from '@hausblick/figures/text.ts'
import { keyFieldsOf } from '../apply/keys.ts'
import { subjects } from '../fields/subjects.ts'
import { type Sniffed, sniff } from '../sniff.ts'
import { preferParts, preferUnits } from './beside.ts'
import { type Candidate, findCandidates, type LearnedHeadings } from './candidates.ts'
import type { ProposedField, SourceColumn } from './field.ts'
import { proposeMonths } from './months.ts'
import { proposeSecondPersons } from './persons.ts'
import { fieldShown, isOfPerson, isPossible } from './possible.ts'
import { proposeWords, WORDS_SCORE } from './words.ts'

/** Helper fields that several columns may fill: they only add up in the file's own totals, or say more of one thing. */
const REPEATABLE = new Set(['prepayment', 'grossrent'])
const MOST = 0.6
const MONTH_SCORE = 0.9
/** Candidates that are no further apart are equally likely. */
const RIVAL = 0.03

/** Proposes a field for each column of a sheet about a subject; null where none is likely enough. */
export function proposeFields(
  columns: readonly SourceColumn[],
  subject: Subject,
  learned: LearnedHeadings = {},
  words: readonly string[] = [],
): (ProposedField | null)[] {
  const headings = columns.map(({ heading }) => heading)
  const months = proposeMonths(headings, subject, words)
  const sniffed = columns.map(({ values }) => sniff(values))
  const named = columns.map((column, index) => {
    if (months[index]) return []
    const found = findNamed(column, subject, learned)
    const looks = sniffed[index]
    return looks ? refine(found, looks, subject) : found
  })
  const candidates = preferUnits(named, headings, subject)
  const chosen = choose(candidates, sniffed, subject)
  const proposed = preferParts(chosen, subject, headings).map(
    (candidate, index): ProposedField | null => {
      const looks = sniffed[index]
      const month = months[index]
      if (month) return { ...month, type: 'money', score: MONTH_SCORE }
      return candidate && looks ? describe(candidate, looks, subject) : null
    },
  )
  if (subject === 'owner') return proposeSecondPersons(columns, proposed, learned)
  if (subject !== 'posting') return proposed
  return proposeWords(columns, proposed).map((field, index) =>
    field ? { field, type: 'text', score: WORDS_SCORE } : (proposed[index] ?? null),
  )
}

/** How much less sure a heading is of which only the lower row is known. */
const LOWER_COST = 0.05
/** A group of columns about a person has names and addresses of their own. */
const OF_PERSON = /eigent|kunde|mieter|mandant|verwalt|bank|kontakt|owner|tenant/

function findNamed(
  { heading, lower }: SourceColumn,
  subject: Subject,
  learned: LearnedHeadings,
): readonly Candidate[] {
  const found = findCandidates(heading, subject, learned)
  if (found.length > 0 || lower === undefined || lower === heading) return found
  const group = foldText(heading.slice(0, -lower.length))
  return findCandidates(lower, subject, learned)
    .filter(({ field }) => !OF_PERSON.test(group) || !isOfPerson(field))
    .map((candidate) => ({ ...candidate, score: candidate.score - LOWER_COST }))
}

/** Replaces what a heading says by what its values show, and drops what they rule out. */
function refine(found: readonly Candidate[], looks: Sniffed, subject: Subject): Candidate[] {
  if (found.length === 0) return guessByValues(looks, subject)
  const shown = found.flatMap((candidate) => {
    const field = fieldShown(candidate.field, looks, subject)
    const isName = field === 'name' || field === 'customername'
    const known = { ...candidate, field }
    return isName && looks.shares.idAndName >= MOST ? withNumber(known) : [known]
  })
  return shown.filter(({ field }) => isPossible(field, looks, subject))
}

/** Names with numbers tell the owner, unless a column of numbers does. */
function withNumber({ field, score }: Candidate): Candidate[] {
  return [
    { field: 'customerid', score: score - RIVAL },
    { field, score: score - 2 * RIVAL },
  ]
}

/** Only addresses of mail and postal codes are told by their values alone. */
function guessByValues({ filled, shares }: Sniffed, subject: Subject): Candidate[] {
  const { fields } = subjects[subject]
  if (filled >= 3 && shares.mail >= 0.8 && 'email' in fields)
    return [{ field: 'email', score: 0.6 }]
  return []
}

/** Assigns each field to the column that fits it best, the surest first. */
function choose(
  candidates: readonly (readonly Candidate[])[],
  sniffed: readonly Sniffed[],
  subject: Subject,
): (Candidate | null)[] {
  const chosen: (Candidate | null)[] = candidates.map(() => null)
  const taken = new Set<string>()
  const keys = keyFieldsOf(subject)
  const ordered = candidates
    .flatMap((list, index) => list.map((candidate) => ({ candidate, index })))
    .toSorted((a, b) => weigh(b, sniffed, keys) - weigh(a, sniffed, keys) || a.index - b.index)
  const place = ({ candidate, index }: { candidate: Candidate; index: number }) => {
    if (chosen[index] || (taken.has(candidate.field) && !REPEATABLE.has(candidate.field))) return
    chosen[index] = candidate
    taken.add(candidate.field)
  }
  // What depends on its neighbour goes first where the neighbour is certain, since it is the better explanation.
  for (const entry of ordered) {
    const { after } = entry.candidate
    const before = candidates[entry.index - 1]?.[0]?.field
    if (after !== undefined && (before === after || hasNumber(before, after))) place(entry)
  }
  for (const entry of ordered) if (entry.candidate.after === undefined) place(entry)
  return chosen.map((candidate, index) =>
    candidate && isClear(candidate, candidates[index] ?? [], subject) ? candidate : null,
  )
}

/** A street whose values end in numbers already has its house number. */
function hasNumber(before: string | undefined, after: string): boolean {
  return before === `${after}+number`
}

/** Of two columns, the one with more different values is the key. */
const DISTINCT_WEIGHT = 0.1

/** A column with values explains a field better than an empty one. */
function weigh(
  { candidate, index }: { candidate: Candidate; index: number },
  sniffed: readonly Sniffed[],
  keys: readonly string[],
): number {
  const { filled = 0, distinct = 0 } = sniffed[index] ?? {}
  if (filled === 0) return candidate.score
  const tells = keys.includes(candidate.field) ? (DISTINCT_WEIGHT * distinct) / filled : 0
  return candidate.score + 0.01 + tells
}

/** Two fields that are equally likely are no proposal, unless values tell them apart. */
function isClear(candidate: Candidate, all: readonly Candidate[], subject: Subject): boolean {
  const { fields } = subjects[subject]
  const rival = all.find(({ field, after }) => field !== candidate.field && after === undefined)
  if (!rival || candidate.after !== undefined) return true
  if (candidate.score - rival.score > RIVAL) return true
  return (
    fields[candidate.field]?.type !== fields[rival.field]?.type || candidate.score > rival.score
  )
}

function describe(
  { field, score }: Candidate,
  looks: Sniffed,
  subject: Subject,
): ProposedField | null {
  const description = subjects[subject].fields[field]
  if (!description) return null
  const { type } = description
  // The name of an account says what it is for.
  if (type === 'id' && field !== 'account' && looks.shares.idAndName >= MOST)
    return { field, type, split: 'id-name', score }
  return description.split === undefined
    ? { field, type, score }
    : { field, type, split: description.split, score }
}
