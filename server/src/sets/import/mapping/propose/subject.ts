import { SUBJECTS, type Subject } from '@hausblick/contract/mapping/subjects.ts'
import { foldText } from '@hausblick/figures/text.ts'
import { subjects } from '../fields/subjects.ts'
import { type LearnedHeadings, SCORES } from './candidates.ts'
import { proposeFields } from './columns.ts'
import { speaksFor } from './evidence.ts'
import type { ProposedField, SourceColumn } from './field.ts'

export interface ProposedSubject {
  readonly subject: Subject
  readonly fields: readonly (ProposedField | null)[]
}

/** A sheet whose name or title speaks of the subject needs to resemble it less. */
const WORD_BONUS = 1
/** Sheets that resemble two subjects more alike than this are left to the person. */
const LEAST_LEAD = 0.5
const LEAST_FIELDS = 2
/** The share of the named columns with values that must mean something. */
const LEAST_SHARE = 0.3

/** Proposes what a sheet's rows are about; null if that is not clear. `words` are its name, its file's and its titles. */
export function proposeSubject(
  columns: readonly SourceColumn[],
  words: readonly string[],
  learned: LearnedHeadings = {},
): ProposedSubject | null {
  const said = foldText(words.join(' '))
  const scored = SUBJECTS.flatMap((subject) => {
    const fields = proposeFields(columns, subject, learned, words)
    const score = scoreFields(fields, columns, subject)
    if (score === 0) return []
    const bonus = subjects[subject].words.some((word) => said.includes(word)) ? WORD_BONUS : 0
    return [{ subject, fields, score: score + bonus }]
  }).toSorted((a, b) => b.score - a.score)
  const [first, second] = scored
  // Units without ids of their own are no buildings.
  if (first?.subject === 'building' && namesTenants(columns, learned)) return null
  if (!first || (second && first.score - second.score < LEAST_LEAD)) return null
  const { subject, fields } = first
  const learnt = fields.filter((field) => field?.score === SCORES.learned).length
  const isCertain = learnt >= columns.length / 2 || speaksFor(subject, { columns, fields, said })
  return isCertain ? { subject, fields } : null
}

function namesTenants(columns: readonly SourceColumn[], learned: LearnedHeadings): boolean {
  const ofUnits = proposeFields(columns, 'unit', learned)
  return ofUnits.some(
    (proposed, index) =>
      proposed &&
      OF_TENANTS.has(proposed.field) &&
      OF_LEASE.test(foldText(columns[index]?.heading ?? '')),
  )
}

/** Buildings have names as well. */
const OF_LEASE = /miet|pacht|nutzer|bewohner|vertrag|einzug|tenant|lease/
const OF_TENANTS: ReadonlySet<string> = new Set(['tenant', 'tenantlastname', 'dateofrentalstart'])

/** The weight of a heading that speaks for a subject, compared with one that is explained. */
const COMPANION_WEIGHT = 0.7

function countCompanions(columns: readonly SourceColumn[], subject: Subject): number {
  const { companions = [] } = subjects[subject]
  const spoken = columns.filter(({ heading }) => {
    const words = foldText(heading).split(/[^\p{L}]+/u)
    return words.some((word) => companions.some((companion) => word.startsWith(companion)))
  })
  return spoken.length * COMPANION_WEIGHT
}

/** Forms such as DATEV's have many columns that nobody fills. */
function isUsed({ heading, values }: SourceColumn): boolean {
  return (
    heading.trim() !== '' && (values.length === 0 || values.some((value) => value.trim() !== ''))
  )
}

/** Counts the columns that are explained, telling ones twice; 0 if the subject is ruled out. */
function scoreFields(
  proposed: readonly (ProposedField | null)[],
  columns: readonly SourceColumn[],
  subject: Subject,
): number {
  const { telling, needs } = subjects[subject]
  const fields = proposed.filter((field) => field !== null)
  const has = (name: string) => fields.some(({ field }) => field === name)
  const named = columns.filter(isUsed).length
  if (
    fields.length < LEAST_FIELDS ||
    fields.length + countCompanions(columns, subject) < named * LEAST_SHARE
  )
    return 0
  if (!needs.every((group) => group.some(has)) || !telling.some(has)) return 0
  const explained = fields.reduce((sum, { score }) => sum + score, 0)
  return explained + telling.filter(has).length + countCompanions(columns, subject)
}
