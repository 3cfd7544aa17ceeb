import { splitIntoChunks } from '../../../platform/database/splitIntoChunks.ts'
import { transact } from '../../../platform/database/transact.ts'
import { withTemporaryFolder } from '../../../platform/storage/spool.ts'
import { UnreadableFile } from '../files/unreadableFile.ts'
import { quote } from '../problems/problems.ts'
import { checkFiles } from './check.ts'
import type { ClaimedImport } from './claim.ts'
import { describeUnreadable, examineFile } from './examine.ts'
import { listFiles } from './files.ts'
import { finishStep } from './finish.ts'
import { leaveOutAgain } from './leaveOutAgain.ts'
import { readOrder } from './order.ts'
import type { StepParts } from './parts.ts'
import type { StoredSheet } from './sheets.ts'
import { FileLost, type SpooledFile, spoolFiles } from './spoolFiles.ts'
import * as texts from './texts.ts'
import { applyImport, undoImport } from './write.ts'

export async function doStep(parts: StepParts, claimed: ClaimedImport): Promise<void> {
  if (claimed.state === 'applying') return await applyImport(parts, claimed)
  if (claimed.state === 'undoing') return await undoImport(parts, claimed)
  const { db } = parts.database
  const files = await listFiles(db, claimed.id)
  try {
    await withTemporaryFolder(async (folder) => {
      const spooled = await spoolFiles(parts.storage, files, folder)
      if (claimed.state === 'examining') await examine(parts, claimed, spooled)
      else await checkFiles(parts, claimed, spooled)
    })
  } catch (error) {
    if (!(error instanceof FileLost)) throw error
    const message = texts.fileLost
    await transact(db, (trx) => finishStep(trx, claimed, { state: 'failed', message }))
  }
}

const ROWS_PER_STATEMENT = 20

async function examine(
  { database: { db }, onRow }: StepParts,
  claimed: ClaimedImport,
  files: readonly SpooledFile[],
): Promise<void> {
  const order = readOrder(claimed)
  const named = new Set(order?.mappings)
  const found: StoredSheet[] = []
  for (const file of files)
    try {
      const own = await examineFile(db, claimed.id, file, named, onRow)
      found.push(...own.map((sheet, index) => ({ ...sheet, number: found.length + index + 1 })))
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error
      const place = error.line === null ? '' : `Zeile ${error.line}: `
      found.push(describeUnreadable(claimed.id, found.length + 1, file, place + error.message))
    }
  const sheets = await leaveOutAgain(db, found, files)
  const unreadable = sheets.filter(({ result }) => result === 'unreadable')
  // Nobody could leave files of a program out.
  const isRefused = order !== null && unreadable.length > 0
  const nameOf = (sheet: StoredSheet) =>
    quote(files.find(({ number }) => number === sheet.file_number)?.name ?? '')
  const refusal = unreadable.map((sheet) => `${nameOf(sheet)}: ${sheet.title}`).join(' ')
  const has = (...decisions: readonly string[]) =>
    sheets.some(({ decision }) => decisions.includes(decision))
  // Where all that there is to read is hidden, a person chooses.
  const isDecided = !has('open') && (has('mapped', 'own') || !has('left-out'))
  await transact(db, async (trx) => {
    await finishStep(trx, claimed, {
      state: isRefused ? 'open' : isDecided ? 'checking' : 'mapping',
      message: isRefused ? refusal : null,
    })
    await trx.deleteFrom('import_sheet').where('run_id', '=', claimed.id).execute()
    for (const chunk of splitIntoChunks(sheets, ROWS_PER_STATEMENT))
      await trx.insertInto('import_sheet').values(chunk).execute()
  })
}
