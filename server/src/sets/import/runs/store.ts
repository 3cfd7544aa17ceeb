import { randomUUID } from 'node:crypto'
import { auditActors } from '@hausblick/contract/audit.ts'
import type { importDetail, importSummary } from '@hausblick/contract/calls/imports.ts'
import type { Insertable, Kysely, Selectable } from 'kysely'
import type * as z from 'zod/mini'
import type { Actor } from '../../../platform/audit/entry.ts'
import type { ImportRunTable } from '../../../platform/database/tables/imports.ts'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import type { WholeScope } from '../../../platform/http/access.ts'
import { ServiceError } from '../../../platform/http/errors.ts'
import { countChanges } from '../differences/list.ts'
import { describeChecked } from './checked.ts'
import { describeFile, type StoredImportFile } from './files.ts'
import { describeSheet, listSheets } from './sheets.ts'
import { ENDED } from './states.ts'
import * as texts from './texts.ts'
import { describeUndo } from './undoable.ts'

export type StoredRun = Selectable<ImportRunTable>
type Summary = z.infer<typeof importSummary>
type Detail = z.infer<typeof importDetail>

/** Who acts, as runs store it. */
export type ImportActor = Pick<Actor, 'kind' | 'issuer' | 'subject' | 'email'>

const PAGE = 20

/** Starts an import, to which files can then be added. */
export async function startRun(
  db: Kysely<Schema>,
  actor: ImportActor,
  more: Partial<Insertable<ImportRunTable>> = {},
): Promise<string> {
  const id = randomUUID()
  const now = new Date().toISOString()
  const times = { started_at: now, changed_at: now, due_at: now }
  await db
    .insertInto('import_run')
    .values({
      id,
      state: 'open',
      actor: writeActor(actor),
      started_by: actor.email ?? auditActors[actor.kind],
      ...times,
      ...more,
    })
    .execute()
  return id
}

export function writeActor({ kind, issuer, subject, email }: ImportActor): string {
  return JSON.stringify({ kind, issuer, subject, email })
}

/** Finds an import. Throws 404. */
export async function requireRun(
  db: Kysely<Schema>,
  _scope: WholeScope,
  id: string,
): Promise<StoredRun> {
  const run = await db.selectFrom('import_run').selectAll().where('id', '=', id).executeTakeFirst()
  if (!run) throw new ServiceError(404, texts.noImport)
  return run
}

/** Lists the imports, newest first, a page at a time. */
export async function listRuns(
  db: Kysely<Schema>,
  _scope: WholeScope,
  { cursor, by }: { readonly cursor: string | undefined; readonly by: string },
): Promise<{ imports: Summary[]; next: string | null }> {
  const after = cursor === undefined ? null : readCursor(cursor)
  const runs = await db
    .selectFrom('import_run')
    .selectAll()
    .$if(after !== null, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('started_at', 'id'), '<', tuple(after?.[0] ?? '', after?.[1] ?? '')),
      ),
    )
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE + 1)
    .execute()
  const listed = runs.slice(0, PAGE)
  const last = listed.at(-1)
  return {
    imports: await describeRuns(db, listed, by),
    next: runs.length > PAGE && last ? `${last.started_at}~${last.id}` : null,
  }
}

export async function describeRun(db: Kysely<Schema>, run: StoredRun, by: string): Promise<Detail> {
  const [summary] = await describeRuns(db, [run], by)
  if (!summary) throw new ServiceError(404, texts.noImport)
  const { file = null, rows = 0 } = run.progress === null ? {} : JSON.parse(run.progress)
  return {
    ...summary,
    progress: run.progress === null ? null : { file, rows, of: null },
    message: run.message,
    sheets: (await listSheets(db, run.id)).map(describeSheet),
    ...describeChecked(run),
    others: await listOthers(db, by),
  }
}

async function describeRuns(
  db: Kysely<Schema>,
  runs: readonly StoredRun[],
  by: string,
): Promise<Summary[]> {
  if (runs.length === 0) return []
  const ids = runs.map(({ id }) => id)
  const files = Map.groupBy(
    await db
      .selectFrom('import_file')
      .selectAll()
      .where('run_id', 'in', ids)
      .orderBy('number')
      .execute(),
    ({ run_id }): string => run_id,
  )
  const mappings = Map.groupBy(
    await db
      .selectFrom('import_sheet')
      .select(['run_id', 'mapping', 'sheet'])
      .distinct()
      .where('run_id', 'in', ids)
      .where('decision', '=', 'mapped')
      .orderBy('mapping')
      .orderBy('sheet')
      .execute(),
    ({ run_id }) => run_id,
  )
  const corrections = new Map(
    (
      await db
        .selectFrom('import_correction')
        .select(({ fn }) => ['run_id', fn.countAll<number>().as('count')])
        .where('run_id', 'in', ids)
        .groupBy('run_id')
        .execute()
    ).map(({ run_id, count }) => [run_id, Number(count)]),
  )
  const changes = await countChanges(db, ids)
  const undo = await describeUndo(db, runs)
  return runs.map((run) => ({
    id: run.id,
    state: run.state,
    by: run.started_by,
    isOwn: run.started_by === by,
    startedAt: run.started_at,
    changedAt: run.changed_at,
    appliedAt: run.applied_at,
    files: (files.get(run.id) ?? []).map((file: StoredImportFile) => describeFile(file)),
    mappings: (mappings.get(run.id) ?? []).flatMap(({ mapping, sheet }) =>
      mapping === null ? [] : sheet === null ? mapping : `${mapping} (${sheet})`,
    ),
    changes: [...(changes.get(run.id) ?? [])],
    corrections: corrections.get(run.id) ?? 0,
    undo: undo.get(run.id) ?? null,
  }))
}

/** Lists the imports of others that are under way. */
async function listOthers(db: Kysely<Schema>, by: string): Promise<Detail['others']> {
  const others = await db
    .selectFrom('import_run')
    .select(['started_by as by', 'state', 'changed_at as changedAt'])
    .where('state', 'not in', ENDED)
    .where('started_by', '!=', by)
    .orderBy('changed_at', 'desc')
    .limit(PAGE)
    .execute()
  return others
}

function readCursor(cursor: string): [startedAt: string, id: string] {
  const [startedAt, id] = cursor.split('~')
  if (startedAt === undefined || id === undefined) throw new ServiceError(400, texts.badCursor)
  return [startedAt, id]
}
