import type { MappingProfile } from '@hausblick/contract/mapping/profile.ts'
import type { Kysely } from 'kysely'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { tableLabels } from '../headers/labels.ts'
import { fieldLabel, subjectLabels } from '../mapping/fields/listFields.ts'
import { describeLabel } from '../mapping/labels.ts'
import type { LearnedHeadings } from '../mapping/propose/candidates.ts'
import { isSideways } from '../mapping/propose/header.ts'
import { readLearned } from '../mappings/learned.ts'
import { listProfiles } from '../mappings/store.ts'
import { type ExaminedSheet, examineSources } from '../sources/examineSources.ts'
import { describeConfidence, describeHeader, renewProfile } from './proposal.ts'
import { describeTrial, type SheetContent, type StoredSheet } from './sheets.ts'
import type { SpooledFile } from './spoolFiles.ts'
import * as texts from './texts.ts'

/** Examines a file of an import, by the named mappings, or by all where none is named. Returns its sheets; throws an UnreadableFile if it cannot be read. */
export async function examineFile(
  db: Kysely<Schema>,
  runId: string,
  file: SpooledFile,
  named: ReadonlySet<string>,
  onRow: (file: string) => void,
): Promise<StoredSheet[]> {
  const { headings: learned, accounts } = await readLearned(db)
  const all = await listProfiles(db)
  const profiles = named.size === 0 ? all : all.filter(({ name }) => named.has(name))
  const sheets: StoredSheet[] = []
  for await (const examined of examineSources([file], { profiles, learned, accounts, onRow }))
    sheets.push({
      run_id: runId,
      number: sheets.length + 1,
      file_number: file.number,
      sheet: examined.sheet,
      ...leaveOutHidden(examined, describe(examined, learned)),
    })
  return sheets
}

/** Describes a file that cannot be read, which waits until a person leaves it out. */
export function describeUnreadable(
  run_id: string,
  number: number,
  { number: file_number }: SpooledFile,
  reason: string,
): StoredSheet {
  const content = JSON.stringify({ ...EMPTY, rows: [], headerLine: null, labels: [] })
  const decided = { decision: 'open', title: reason, mapping: null, profile: null } as const
  return { run_id, number, file_number, sheet: null, result: 'unreadable', ...decided, content }
}

const EMPTY: Omit<SheetContent, 'rows' | 'headerLine' | 'labels'> = {
  profile: null,
  confidence: {},
  change: null,
  fitting: [],
  trial: null,
}

type Described = Omit<StoredSheet, 'run_id' | 'number' | 'file_number' | 'sheet'>

/** Leaves out a sheet that the workbook hides, until a person chooses it. */
function leaveOutHidden({ isHidden }: ExaminedSheet, described: Described): Described {
  if (!isHidden || described.decision === 'empty') return described
  const title = texts.hiddenSheet(described.title)
  return { ...described, decision: 'left-out', title, mapping: null, profile: null }
}

function describe({ rows, examination }: ExaminedSheet, learned: LearnedHeadings): Described {
  const { result } = examination
  const content: SheetContent = { ...EMPTY, rows, ...describeHeader(rows, null) }
  const write = (more: Partial<SheetContent>) => JSON.stringify({ ...content, ...more })
  const open = { result, decision: 'open', title: null, mapping: null, profile: null } as const
  switch (examination.result) {
    case 'empty':
      return { ...open, decision: 'empty', content: write({}) }
    case 'own': {
      const title = tableLabels[examination.table] ?? examination.table
      return { ...open, decision: 'own', title, content: write({}) }
    }
    case 'known': {
      const { profile } = examination
      const trial = describeTrial(examination.trial)
      const known = { ...describeHeader(rows, profile), profile, trial }
      const named = { title: subjectLabels[profile.subject], mapping: profile.name }
      // What keeps it from being used is for the person to decide, as are years and signs that cannot be meant.
      const isDoubted = trial.leftOut.doubts.some(({ kind }) => kind === 'year' || kind === 'sign')
      if (trial.obstacles.length > 0 || isDoubted)
        return { ...open, ...named, content: write(known) }
      const decided = { decision: 'mapped', profile: JSON.stringify(profile) } as const
      return { ...open, ...named, ...decided, content: write(known) }
    }
    case 'several': {
      const fitting = examination.profiles.map(({ name }) => name)
      return { ...open, content: write({ fitting }) }
    }
    case 'changed': {
      const { profile, change } = examination
      const renewed = renewProfile(profile, rows, learned)
      const header = describeHeader(rows, renewed?.profile ?? null)
      const named = { title: subjectLabels[profile.subject], mapping: profile.name }
      const missing = change.missing.map((label) => nameColumn(label, profile))
      const said = { added: [...change.added], missing }
      return { ...open, ...named, content: write({ ...header, ...renewed, change: said }) }
    }
    case 'proposed': {
      const { profile } = examination.proposal
      const found = {
        ...describeHeader(rows, profile),
        profile,
        confidence: describeConfidence(examination.proposal),
        trial: describeTrial(examination.trial),
      }
      return { ...open, title: profile && subjectLabels[profile.subject], content: write(found) }
    }
    case 'unknown': {
      const { proposal } = examination
      const confidence = proposal ? describeConfidence(proposal) : {}
      const title = isSideways(rows) ? texts.sideways : null
      return { ...open, title, content: write({ confidence }) }
    }
  }
}

/** Names a column that a file no longer has, with what it was read as. */
function nameColumn(label: string, { subject, columns }: MappingProfile): string {
  const field = columns.find(({ from }) => from.includes(label))?.to ?? null
  const heading = describeLabel(label)
  return field === null ? heading : `${heading} (${fieldLabel(subject, field)})`
}
