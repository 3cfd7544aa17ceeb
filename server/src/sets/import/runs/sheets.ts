import type {
  importSheet,
  importSheetDetail,
  trial as trialReply,
} from '@hausblick/contract/calls/imports.ts'
import type { MappingProfile } from '@hausblick/contract/mapping/profile.ts'
import type { Kysely, Selectable } from 'kysely'
import type * as z from 'zod/mini'
import type { ImportSheetTable } from '../../../platform/database/tables/imports.ts'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { ServiceError } from '../../../platform/http/errors.ts'
import type { SheetRow } from '../files/sheet.ts'
import type { HeaderChange } from '../mapping/matchHeader.ts'
import type { Trial } from '../sources/tryProfile.ts'
import * as texts from './texts.ts'

export type StoredSheet = Selectable<ImportSheetTable>
export type SheetReply = z.infer<typeof importSheet>
export type SheetDetail = z.infer<typeof importSheetDetail>
export type TrialReply = z.infer<typeof trialReply>

/** What the examination has found out about a sheet, as its column `content` has it. */
export interface SheetContent {
  /** The first ones, by which a mapping is proposed. */
  readonly rows: readonly SheetRow[]
  readonly headerLine: number | null
  readonly labels: readonly string[]
  /** The proposal; null where the subject must be chosen first. */
  readonly profile: MappingProfile | null
  readonly confidence: SheetDetail['confidence']
  readonly change: HeaderChange | null
  /** The names of the saved mappings that fit. */
  readonly fitting: readonly string[]
  readonly trial: TrialReply | null
}

export async function listSheets(db: Kysely<Schema>, id: string): Promise<StoredSheet[]> {
  return await db
    .selectFrom('import_sheet')
    .selectAll()
    .where('run_id', '=', id)
    .orderBy('number')
    .execute()
}

/** Finds a sheet with what was found out about it. Throws 404. */
export async function requireSheet(
  db: Kysely<Schema>,
  id: string,
  number: number,
): Promise<{ sheet: StoredSheet; content: SheetContent }> {
  const sheet = await db
    .selectFrom('import_sheet')
    .selectAll()
    .where('run_id', '=', id)
    .where('number', '=', number)
    .executeTakeFirst()
  if (!sheet) throw new ServiceError(404, texts.noSheet)
  if (sheet.content === null) throw new ServiceError(404, texts.fileGone)
  return { sheet, content: readContent(sheet.content) }
}

function readContent(text: string): SheetContent {
  const content: SheetContent = JSON.parse(text)
  // The release before has stored trials without what is left out.
  return content.trial && !content.trial.leftOut ? { ...content, trial: null } : content
}

/** Returns a sheet's content with what came of the mapping that was decided on. */
export function addTrial({ content }: StoredSheet, trial: TrialReply): string | null {
  return content === null ? null : JSON.stringify({ ...readContent(content), trial })
}

export function describeSheet(sheet: StoredSheet): SheetReply {
  const { number, file_number, result, decision, title, mapping, content } = sheet
  const trial = decision === 'mapped' && content !== null ? readContent(content).trial : null
  const leftOut = trial?.leftOut ?? null
  return {
    number,
    file: file_number,
    sheet: sheet.sheet,
    result,
    decision,
    title,
    mapping,
    leftOut,
  }
}

/** Returns the mapping that a person has decided on; null if there is none. */
export function decidedProfile({ profile }: StoredSheet): MappingProfile | null {
  return profile === null ? null : JSON.parse(profile)
}

/** More would hide what is asked. */
const SHOWN_FINDINGS = 20

export function describeTrial(trial: Trial): TrialReply {
  const { records, leftOut, accounts, proposedAccounts, totals, needsCustomers, obstacles } = trial
  return {
    records,
    leftOut,
    accounts: [...accounts],
    proposedAccounts: { ...proposedAccounts },
    totals: [...totals],
    needsCustomers,
    findings: trial.findings.slice(0, SHOWN_FINDINGS),
    readings: [...trial.readings],
    words: trial.words.map(({ label, field, words }) => ({ label, field, words: [...words] })),
    obstacles: [...obstacles],
  }
}
