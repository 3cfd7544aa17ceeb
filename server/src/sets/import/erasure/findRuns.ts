import { join } from 'node:path'
import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/database/open.ts'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { spool, withTemporaryFolder } from '../../../platform/storage/spool.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { openSheets } from '../files/openFile.ts'
import { UnreadableFile } from '../files/unreadableFile.ts'
import { listCorrections } from '../runs/corrections.ts'
import { isKept, listFiles, type StoredImportFile } from '../runs/files.ts'
import { type CustomerNames, createNaming, listTexts } from './naming.ts'

interface Parts {
  readonly database: Pick<Database, 'db'>
  readonly storage: Storage
}

type Names = ReturnType<typeof createNaming>

/**
 * Returns the ids of the imports that name a customer: in their differences, in what was found, decided or set right in their files,
 * or in the files themselves. A file that cannot be searched counts as naming everybody.
 */
export async function findRunsNaming(
  { database: { db }, storage }: Parts,
  customer: CustomerNames,
): Promise<string[]> {
  const names = createNaming(customer)
  const found = await listConcerned(db, customer.ids)
  const byContent = new Map<string, boolean>()
  const runs = await db.selectFrom('import_run').select(['id', 'message']).execute()
  for (const { id, message } of runs) {
    if (found.has(id)) continue
    const files = await listFiles(db, id)
    const texts = [message ?? '', ...files.map(({ name }) => name)]
    if (texts.some((text) => names([text])) || (await isInFindings(db, id, names))) found.add(id)
    else
      for (const file of files.filter(isKept)) {
        const known = byContent.get(file.sha256)
        const isNamed = known ?? (await isInFile(storage, file, names))
        byContent.set(file.sha256, isNamed)
        if (isNamed) found.add(id)
      }
  }
  return [...found]
}

/** Lists the imports that would change or have changed rows of customers, invite them, or were ordered by programs of theirs. */
async function listConcerned(db: Kysely<Schema>, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('import_difference')
    .select('run_id')
    .where('customer_id', 'in', ids)
    .union((eb) => eb.selectFrom('import_owner').select('run_id').where('customer_id', 'in', ids))
    .union((eb) =>
      eb
        .selectFrom('import_run')
        .innerJoin('program', 'program.id', 'import_run.program_id')
        .select('import_run.id as run_id')
        .where('program.customer_id', 'in', ids),
    )
    .execute()
  return new Set(rows.map(({ run_id }) => run_id))
}

async function isInFindings(db: Kysely<Schema>, runId: string, names: Names): Promise<boolean> {
  const corrections = await listCorrections(db, runId)
  if (corrections.some(({ value }) => names([value]))) return true
  const sheets = await db
    .selectFrom('import_sheet')
    .select(['content', 'profile'])
    .where('run_id', '=', runId)
    .execute()
  const faults = await db
    .selectFrom('import_fault')
    .select('content')
    .where('run_id', '=', runId)
    .execute()
  const stored = [
    ...sheets.flatMap(({ content, profile }) => [content, profile]),
    ...faults.map(({ content }) => content),
  ]
  return stored.some((json) => json !== null && listTexts(JSON.parse(json)).some(names))
}

async function isInFile(storage: Storage, file: StoredImportFile, names: Names): Promise<boolean> {
  return await withTemporaryFolder(async (folder) => {
    const path = join(folder, 'file')
    if (!(await spool(storage, file.storage_key, file, path))) return true
    try {
      for await (const sheet of openSheets(path)) {
        if (names([sheet.name ?? ''])) return true
        for await (const { cells } of sheet.rows) if (names(cells)) return true
      }
      return false
    } catch (error) {
      if (error instanceof UnreadableFile) return true
      throw error
    }
  })
}
