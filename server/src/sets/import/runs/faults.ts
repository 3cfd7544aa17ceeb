import type { importFault } from '@hausblick/contract/calls/imports.ts'
import type { Kysely, Transaction } from 'kysely'
import type * as z from 'zod/mini'
import { splitIntoChunks } from '../../../platform/database/splitIntoChunks.ts'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import type { Problem, Problems } from '../problems/problems.ts'
import type { Locate } from '../sources/stageCombined.ts'
import { listCorrections } from './corrections.ts'

type Fault = z.infer<typeof importFault>
/** What a fault's column `content` has. */
type FaultContent = Omit<Fault, 'severity' | 'corrected'>

const PAGE = 200
const ROWS_PER_STATEMENT = 200

/** Stores what a check has found, in place of what the one before has, with the columns of sheets as those call them. */
export async function saveFaults(
  trx: Transaction<Schema>,
  runId: string,
  problems: Problems,
  locate: Locate,
): Promise<void> {
  await deleteFaults(trx, runId)
  const all = [
    ...problems.errors.map((problem) => ({ severity: 'error' as const, problem })),
    ...problems.warnings.map((problem) => ({ severity: 'warning' as const, problem })),
  ]
  const rows = all.map(({ severity, problem }, index) => ({
    run_id: runId,
    number: index + 1,
    severity,
    content: JSON.stringify(describe(problem, locate)),
  }))
  for (const chunk of splitIntoChunks(rows, ROWS_PER_STATEMENT))
    await trx.insertInto('import_fault').values(chunk).execute()
}

export async function deleteFaults(db: Kysely<Schema>, runId: string): Promise<void> {
  await db.deleteFrom('import_fault').where('run_id', '=', runId).execute()
}

/** Lists what is wrong in the files, errors first, a page at a time. */
export async function listFaults(
  db: Kysely<Schema>,
  runId: string,
  after = 0,
  size = PAGE,
): Promise<{ faults: Fault[]; total: number; next: string | null }> {
  const rows = await db
    .selectFrom('import_fault')
    .select(['number', 'severity', 'content'])
    .where('run_id', '=', runId)
    .where('number', '>', after)
    .orderBy('number')
    .limit(size + 1)
    .execute()
  const { total } = await db
    .selectFrom('import_fault')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('run_id', '=', runId)
    .executeTakeFirstOrThrow()
  const corrections = await listCorrections(db, runId)
  const corrected = new Map(
    corrections.map(({ name, sheet, line, label, value }) => [
      JSON.stringify([name, sheet, line, label]),
      value,
    ]),
  )
  const listed = rows.slice(0, size)
  const faults = listed.map(({ severity, content }) => {
    const fault: FaultContent = JSON.parse(content)
    const cell = JSON.stringify([fault.file, fault.sheet, fault.line, fault.label])
    return { severity, ...fault, corrected: corrected.get(cell) ?? null }
  })
  const last = listed.at(-1)
  return {
    faults,
    total: Number(total),
    next: rows.length > size && last ? String(last.number) : null,
  }
}

function describe(problem: Problem, locate: Locate): FaultContent {
  const { file, message } = problem
  // What was put together from sheets is named by the table's column.
  const isOfTable = typeof problem.column === 'string' && (problem.label ?? null) === null
  const place = isOfTable ? locate(problem, problem.column ?? '') : problem
  const { sheet = null, line = null, column = null, label = null, cell = null } = place
  return { file, sheet, line, column, label, cell, message }
}
