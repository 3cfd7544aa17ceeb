import type { MappingProfile } from '@hausblick/contract/mapping/profile.ts'
import type { Subject } from '@hausblick/contract/mapping/subjects.ts'
import type { SheetRow } from '../files/sheet.ts'
import { labelColumns } from '../mapping/labels.ts'
import { findResembling } from '../mapping/matchHeader.ts'
import type { LearnedHeadings } from '../mapping/propose/candidates.ts'
import { findHeader } from '../mapping/propose/header.ts'
import { proposeFor, type SheetProposal } from '../mapping/propose/profile.ts'
import type { SheetContent } from './sheets.ts'

/** From this score on a proposal is hardly ever wrong. */
const SURE = 0.9
/** Rows that people see of a sheet. */
export const SHOWN_ROWS = 60

type Confidence = SheetContent['confidence']

/** Describes the header that a profile is about, or where there is none, the one that is found. */
export function describeHeader(
  rows: readonly SheetRow[],
  profile: MappingProfile | null,
): { headerLine: number | null; labels: string[] } {
  const header = profile ? findResembling(rows, profile) : findHeader(rows)?.header
  if (!header) return { headerLine: null, labels: [] }
  return {
    headerLine: header.line,
    labels: labelColumns(header.cells).map((label) => label ?? ''),
  }
}

/** Returns how sure a proposal is, by column. */
export function describeConfidence({ header, fields }: SheetProposal): Confidence {
  const labels = labelColumns(header.cells)
  return Object.fromEntries(
    labels.flatMap((label, index) => {
      if (label === null) return []
      const score = fields[index]?.score
      return [[label, score === undefined ? 'none' : score >= SURE ? 'sure' : 'likely']]
    }),
  )
}

/**
 * Puts a saved mapping and the header that it no longer fits together: columns that are still there stay as they were decided, and
 * for new ones the proposal is shown.
 */
export function renewProfile(
  saved: MappingProfile,
  rows: readonly SheetRow[],
  learned: LearnedHeadings,
): { profile: MappingProfile; confidence: Confidence } | null {
  const sheet = { name: saved.name, sheet: saved.sheet, rows }
  const proposal = proposeFor(saved.subject, sheet, learned)
  if (!proposal?.profile) return null
  const labels = new Set(labelColumns(proposal.header.cells).flatMap((label) => label ?? []))
  const stays = ({ from }: { from: readonly string[] }) => from.every((label) => labels.has(label))
  const kept = saved.columns.filter(stays)
  const known = new Set(kept.flatMap(({ from }) => from))
  const added = proposal.profile.columns.filter(({ from }) => !from.some((one) => known.has(one)))
  const confidence = describeConfidence(proposal)
  for (const label of known) confidence[label] = 'sure'
  const required = saved.required.filter((label) => labels.has(label))
  return {
    profile: {
      ...saved,
      fingerprint: proposal.profile.fingerprint,
      required: required.length > 0 ? required : proposal.profile.required,
      columns: [...kept, ...added],
      skip: saved.skip.filter(
        (rule) =>
          !('column' in rule && rule.column !== undefined && !labels.has(rule.column)) &&
          !('columns' in rule && !rule.columns.every((label) => labels.has(label))),
      ),
      totals: saved.totals.filter(({ column }) => labels.has(column)),
      continuation: saved.continuation?.every((label) => labels.has(label))
        ? saved.continuation
        : null,
    },
    confidence,
  }
}

/** Proposes how a sheet is read whose subject a person has named; null if it has no table. */
export function proposeContent(
  subject: Subject,
  { name, sheet, rows }: { name: string; sheet: string | null; rows: readonly SheetRow[] },
  learned: LearnedHeadings,
): Pick<SheetContent, 'profile' | 'confidence' | 'headerLine' | 'labels'> | null {
  const proposal = proposeFor(subject, { name, sheet, rows }, learned)
  if (!proposal?.profile) return null
  const { profile } = proposal
  return { profile, confidence: describeConfidence(proposal), ...describeHeader(rows, profile) }
}
