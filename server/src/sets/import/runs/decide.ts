import type { CheckedOf } from '@hausblick/contract/calls/call.ts'
import type { decideImportSheetCall } from '@hausblick/contract/calls/imports.ts'
import type { MappingProfile } from '@hausblick/contract/mapping/profile.ts'
import type { UpdateObject } from 'kysely'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { transact } from '../../../platform/database/transact.ts'
import { ServiceError } from '../../../platform/http/errors.ts'
import type { Service } from '../../../platform/http/service.ts'
import { chooseProfile } from '../mapping/chooseProfile.ts'
import { subjectLabels } from '../mapping/fields/listFields.ts'
import { listProfiles, saveMapping } from '../mappings/store.ts'
import {
  addTrial,
  describeSheet,
  requireSheet,
  type SheetReply,
  type StoredSheet,
  type TrialReply,
} from './sheets.ts'
import { moveOn } from './states.ts'
import * as texts from './texts.ts'
import { trySheet } from './trySheet.ts'

type Decision = CheckedOf<typeof decideImportSheetCall>['body']
type Parts = Pick<Service, 'database' | 'storage'>

/** Decides how a sheet is read. A mapping is saved, unless something keeps it from being used; the import has to be checked again. */
export async function decideSheet(
  parts: Parts,
  runId: string,
  number: number,
  decision: Decision,
  by: string,
): Promise<SheetReply> {
  const { db } = parts.database
  const { sheet, content } = await requireSheet(db, runId, number)
  if (sheet.result === 'unreadable' && decision.use !== 'leave-out')
    throw new ServiceError(409, texts.unreadable)
  const profile =
    decision.use === 'leave-out'
      ? null
      : decision.use === 'mapping'
        ? decision.profile
        : choose(decision.name, content.rows, await listProfiles(db))
  const trial = profile && (await refuseObstacles(parts, sheet, profile))
  const set: UpdateObject<Schema, 'import_sheet'> = trial
    ? {
        content: addTrial(sheet, trial),
        decision: 'mapped',
        title: subjectLabels[profile.subject],
        mapping: profile.name,
        profile: JSON.stringify(profile),
      }
    : { decision: 'left-out', mapping: null, profile: null }
  return await transact(db, async (trx) => {
    await moveOn(trx, runId, ['mapping', 'faulty', 'checked'], { state: 'mapping' })
    if (decision.use === 'mapping')
      await saveMapping(trx, decision.profile, by, { ...content, trial })
    const decided = await trx
      .updateTable('import_sheet')
      .set(set)
      .where('run_id', '=', runId)
      .where('number', '=', number)
      .returningAll()
      .executeTakeFirstOrThrow()
    return describeSheet(decided)
  })
}

function choose(
  name: string,
  rows: Parameters<typeof chooseProfile>[0],
  profiles: readonly MappingProfile[],
): MappingProfile {
  const named = profiles.filter((profile) => profile.name === name)
  const choice = chooseProfile(rows, named)
  if (choice.result === 'known') return choice.profile
  const [first] = choice.result === 'several' ? choice.profiles : []
  if (!first) throw new ServiceError(409, texts.noMappingFits(name))
  return first
}

/** Tries a mapping. Refuses one by which the sheet cannot be read, whatever others say. */
async function refuseObstacles(
  parts: Parts,
  sheet: StoredSheet,
  profile: MappingProfile,
): Promise<TrialReply> {
  const trial = await trySheet(parts, sheet, profile)
  if (trial.obstacles.length > 0) throw new ServiceError(422, texts.obstacles(trial.obstacles))
  return trial
}
