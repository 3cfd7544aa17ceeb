import type { MappingProfile } from '@hausblick/contract/mapping/profile.ts'
import { openSheets } from '../files/openFile.ts'
import { peekRows } from '../files/peekRows.ts'
import type { Sheet, SheetRow } from '../files/sheet.ts'
import { isCalledInstructions, isExplanation } from '../headers/instructions.ts'
import { normaliseHeader, recogniseKind } from '../headers/recogniseKind.ts'
import { type Choice, chooseProfile } from '../mapping/chooseProfile.ts'
import type { LearnedAccounts } from '../mapping/propose/afterTrial.ts'
import type { LearnedHeadings } from '../mapping/propose/candidates.ts'
import { proposeSheet, type SheetProposal } from '../mapping/propose/profile.ts'
import { countRows, drain } from './rows.ts'
import type { Source } from './source.ts'
import { type Trial, tryRows } from './tryProfile.ts'

/** What a sheet is read as, as far as that is known. */
export type Examination =
  /** Without rows, or with what tells people how to fill in the other sheets. */
  | { readonly result: 'empty' }
  /** In the form of a table, by its name. */
  | { readonly result: 'own'; readonly table: string }
  | (Choice & { readonly result: 'known' } & { readonly trial: Trial })
  | (Choice & { readonly result: 'several' | 'changed' })
  /** What is proposed, with the accounts and totals that its trial showed. */
  | { readonly result: 'proposed'; readonly proposal: SheetProposal; readonly trial: Trial }
  /** It is not clear what the sheet is about; null if no table was found. */
  | { readonly result: 'unknown'; readonly proposal: SheetProposal | null }

export interface ExaminedSheet {
  readonly source: Source
  /** Null for a CSV file. */
  readonly sheet: string | null
  readonly isHidden: boolean
  readonly rows: readonly SheetRow[]
  readonly examination: Examination
}

interface ExamineOptions {
  readonly profiles: readonly MappingProfile[]
  readonly learned: LearnedHeadings
  readonly accounts?: LearnedAccounts
  /** Called with the file's name for each of its rows. */
  readonly onRow?: (file: string) => void
}

const FIRST_ROWS = 330

/** Examines every sheet of some files. Throws an UnreadableFile for one that cannot be read. */
export async function* examineSources(
  sources: readonly Source[],
  options: ExamineOptions,
): AsyncGenerator<ExaminedSheet> {
  for (const source of sources)
    for await (const sheet of openSheets(source.path)) yield await examine(source, sheet, options)
}

async function examine(
  source: Source,
  sheet: Sheet,
  { profiles, learned, accounts, onRow = () => {} }: ExamineOptions,
): Promise<ExaminedSheet> {
  const counted = countRows(sheet.rows, () => onRow(source.name))
  const { head, all } = await peekRows(counted, FIRST_ROWS)
  const tryOn = (profile: MappingProfile) =>
    tryRows(source.name, { name: sheet.name, rows: all }, profile, accounts)
  const examination = await examineRows(source, sheet.name, head, { profiles, learned, tryOn })
  await drain(all)
  const { name, isHidden = false } = sheet
  return { source, sheet: name, isHidden, rows: head, examination }
}

async function examineRows(
  { name }: Source,
  sheet: string | null,
  rows: readonly SheetRow[],
  {
    profiles,
    learned,
    tryOn,
  }: Pick<ExamineOptions, 'profiles' | 'learned'> & {
    tryOn: (profile: MappingProfile) => Promise<Trial>
  },
): Promise<Examination> {
  const [first] = rows
  if (!first || isExplanation(sheet, first.cells)) return { result: 'empty' }
  const own = recogniseKind(normaliseHeader(first.cells), sheet)
  if (own.result === 'recognised') return { result: 'own', table: own.kind.name }
  const choice = chooseProfile(rows, profiles)
  if (choice.result === 'known') return { ...choice, trial: await tryOn(choice.profile) }
  if (choice.result !== 'unknown') return choice
  const proposal = proposeSheet({ name: withoutEnding(name), sheet, rows }, learned)
  if (!proposal?.profile)
    return isCalledInstructions(sheet) ? { result: 'empty' } : { result: 'unknown', proposal }
  const trial = await tryOn(proposal.profile)
  return { result: 'proposed', proposal: complete(proposal, trial), trial }
}

/** Adds to a proposal what only its trial could show. */
function complete(proposal: SheetProposal, trial: Trial): SheetProposal {
  const { profile } = proposal
  if (!profile) return proposal
  const postings = profile.postings && { ...profile.postings, accounts: trial.proposedAccounts }
  return { ...proposal, profile: { ...profile, postings, totals: [...trial.proposedTotals] } }
}

function withoutEnding(name: string): string {
  return name.replace(/\.[^.]*$/, '')
}
