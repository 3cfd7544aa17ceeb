import type { Transaction } from 'kysely'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { transact } from '../../../platform/database/transact.ts'
import { compareStaged } from '../differences/compare.ts'
import { countChanges } from '../differences/list.ts'
import { saveDifferences } from '../differences/save.ts'
import type { SourceResult } from '../mapping/apply/applySource.ts'
import { saveOwners } from '../owners/save.ts'
import { Problems, quote } from '../problems/problems.ts'
import { readSources } from '../sources/readSources.ts'
import { readStored } from '../sources/readStored.ts'
import { locateIn } from '../sources/report.ts'
import type { Reading } from '../sources/source.ts'
import { describeResult } from '../sources/tryProfile.ts'
import { checkStaged } from '../staging/checkStaged.ts'
import { Staging } from '../staging/staging.ts'
import { sumUp } from './checked.ts'
import type { ClaimedImport } from './claim.ts'
import { readCorrections } from './corrections.ts'
import { saveFaults } from './faults.ts'
import { finishStep } from './finish.ts'
import { type ProgramOrder, readOrder } from './order.ts'
import type { StepParts } from './parts.ts'
import { addTrial, decidedProfile, describeTrial, listSheets, type StoredSheet } from './sheets.ts'
import type { SpooledFile } from './spoolFiles.ts'
import * as texts from './texts.ts'

/** Reads and checks the files of an import, and compares them with what is stored. Writes no data of customers. */
export async function checkFiles(
  { database: { db }, onRow }: Pick<StepParts, 'database' | 'onRow'>,
  claimed: ClaimedImport,
  given: readonly SpooledFile[],
): Promise<void> {
  const order = readOrder(claimed)
  const problems = new Problems({ strict: order?.strict ?? false, isOnPage: true })
  using staging = new Staging()
  const sheets = await listSheets(db, claimed.id)
  const leftOut = sheets.filter(({ result }) => result === 'unreadable')
  const files = given.filter(
    ({ number }) => !leftOut.some(({ file_number }) => file_number === number),
  )
  const read = await readSources(files, {
    readings: toReadings(sheets, files),
    corrections: await readCorrections(db, claimed.id, files),
    stored: await readStored(db),
    staging,
    problems,
    onRow,
  })
  const ofOne = (order?.customerId ?? null) !== null
  const options = {
    ofOne,
    moves: claimed.moves === 1 && !ofOne,
    without: new Set<string>(JSON.parse(claimed.without)),
  }
  const named = new Set([...staging.customerIds(), ...read.owners.map(({ id }) => id)])
  const isForeign = order !== null && refuseOthers(order, named, files, problems)
  if (problems.errorCount > 0 && read.complete && !isForeign)
    await checkStaged(db, staging, problems, options)
  await using comparison =
    problems.errorCount > 0
      ? null
      : await compareStaged(db, staging, problems, {
          ...options,
          forgetValuations: claimed.forgets_valuations === 1,
        })
  if (comparison)
    await saveDifferences(db, claimed.id, comparison, { onProgress: () => onRow(null) })
  const lost = (await countChanges(db, [claimed.id])).get(claimed.id) ?? []
  const asks = lost.some(({ losesMany }) => losesMany) && !order?.losesMany
  const state = !comparison ? 'faulty' : claimed.writes === 1 && !asks ? 'applying' : 'checked'
  const message = state === 'checked' && claimed.writes === 1 ? { message: texts.losesMany } : {}
  const checked = JSON.stringify(
    sumUp(problems, {
      owners: read.owners.filter(({ mails }) => mails.length > 0).length,
      customers: staging.customerIds().length,
    }),
  )
  await transact(db, async (trx) => {
    await finishStep(trx, claimed, { state, checked, ...message })
    await saveFaults(trx, claimed.id, problems, locateIn(read.results))
    await saveTrials(trx, sheets, files, read.results)
    // From these, people are invited.
    await saveOwners(trx, claimed.id, isForeign ? [] : read.owners)
  })
}

/** Refuses the files of a program that may import one customer if they name others. Returns whether they do. */
function refuseOthers(
  { customerId }: ProgramOrder,
  named: ReadonlySet<string>,
  [file]: readonly SpooledFile[],
  problems: Problems,
): boolean {
  if (customerId === null || !file) return false
  const others = [...named].filter((id) => id !== customerId)
  for (const other of others)
    problems.error({ file: file.name }, texts.otherCustomer(quote(other), quote(customerId)))
  return others.length > 0
}

/** Keeps what came of the mappings with the corrections of this check. */
async function saveTrials(
  trx: Transaction<Schema>,
  sheets: readonly StoredSheet[],
  files: readonly SpooledFile[],
  results: readonly SourceResult[],
): Promise<void> {
  for (const sheet of sheets) {
    const name = files.find(({ number }) => number === sheet.file_number)?.name
    const result = results.find(
      ({ source }) => source.file === name && source.sheet === sheet.sheet,
    )
    if (result)
      await trx
        .updateTable('import_sheet')
        .set({ content: addTrial(sheet, describeTrial(describeResult(result))) })
        .where('run_id', '=', sheet.run_id)
        .where('number', '=', sheet.number)
        .execute()
  }
}

function toReadings(sheets: readonly StoredSheet[], files: readonly SpooledFile[]): Reading[] {
  return sheets.flatMap((sheet) => {
    const path = files.find(({ number }) => number === sheet.file_number)?.path
    if (path === undefined || sheet.decision === 'own') return []
    return [{ path, sheet: sheet.sheet, profile: decidedProfile(sheet) }]
  })
}
