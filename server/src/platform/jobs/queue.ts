import { randomUUID } from 'node:crypto'
import {
  ExpressionWrapper,
  type Kysely,
  type RawBuilder,
  SelectModifierNode,
  type SelectType,
  sql,
  type UpdateType,
} from 'kysely'
import type { Schema } from '../database/tables/schema.ts'

export type Table = keyof Schema
export type Column<T extends Table> = keyof Schema[T] & string

/** A kind of work that waits in a table, one row each. */
export interface Queue<T extends Table, K extends Column<T>> {
  readonly table: T
  readonly key: readonly K[]
  /** ISO 8601. Claiming moves it to the end of the lease, failing to the end of a pause; what has none is due. */
  readonly due: Column<T>
  /** When it was asked for, ISO 8601; left out where only `due` says something of it. */
  readonly since?: RawBuilder<unknown>
  /** Failed attempts in a row; left out where these are not counted here. */
  readonly attempts?: K
  /** The claim's own id, by which a process notices that another has taken over. */
  readonly holder?: K
  /** Which rows wait, literally the condition of an index of theirs. */
  readonly waits: RawBuilder<unknown>
  readonly order: RawBuilder<unknown>
  /** Longer than the work takes, or than the process takes to renew it: one that has run out belongs to a process that has died. */
  readonly leaseMs: number
  /** After each failed attempt in a row, none shorter than the one before; then the work is given up. */
  readonly pausesMs: readonly number[]
}

/** What a table's rows hold in these columns; of claimed work at least those by which it is known. */
export type Row<T extends Table, C extends Column<T>> = {
  readonly [Name in C]: SelectType<Schema[T][Name]>
}

type Changes<T extends Table> = {
  readonly [Name in Column<T>]?: UpdateType<Schema[T][Name]>
}

const at = (ms: number) => new Date(Date.now() + ms).toISOString()

/** SQLite's compiler leaves both out: it has one writer. */
const skipLocked = sql.join(
  (['ForUpdate', 'SkipLocked'] as const).map(
    (modifier) => new ExpressionWrapper(SelectModifierNode.create(modifier)),
  ),
  sql` `,
)

/**
 * Work is also due that would wait longer than any lease or pause lasts: the clock has been set back since. Processes whose clocks
 * differ by less than a lease leave each other's claims alone.
 */
function isDue<T extends Table, K extends Column<T>>(queue: Queue<T, K>): RawBuilder<unknown> {
  const { leaseMs, pausesMs } = queue
  const due = sql.ref(queue.due)
  const failed = queue.attempts ? sql.ref(queue.attempts) : sql.lit(0)
  const pauses = [0, ...pausesMs]
  const isTooLate = pauses.flatMap((pauseMs, most) => {
    const next = pauses[most + 1]
    if (pauseMs === next) return []
    const isLate = sql`${due} > ${at(leaseMs + Math.max(leaseMs, pauseMs))}`
    return next === undefined ? isLate : sql`(${failed} <= ${sql.lit(most)} and ${isLate})`
  })
  return sql`(${due} is null or ${due} <= ${at(0)} or ${sql.join(isTooLate, sql` or `)})`
}

export interface Selection {
  readonly most?: number
  readonly where?: RawBuilder<unknown>
}

function selectDue<T extends Table, K extends Column<T>, C extends Column<T>>(
  queue: Queue<T, K>,
  columns: readonly C[],
  { most = 1, where = everything }: Selection,
) {
  const { table, waits, order } = queue
  return sql<Row<T, C>>`select ${refs(columns)} from ${sql.table(table)}
    where ${waits} and ${isDue(queue)} and ${where} order by ${order} limit ${sql.lit(most)}`
}

const refs = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)))
const everything = sql`1 = 1`

/** Finds work that is due and no process does, without claiming it. */
export async function findDue<T extends Table, K extends Column<T>, C extends Column<T>>(
  db: Kysely<Schema>,
  queue: Queue<T, K>,
  columns: readonly C[],
  selection: Selection = {},
): Promise<Row<T, C>[]> {
  return (await selectDue(queue, columns, selection).execute(db)).rows
}

/**
 * Claims work that is due and no other process has claimed. Returns none, without writing, if there is none, so that polling never
 * waits for writers.
 *
 * @param columns what to return besides the claim
 */
export async function claim<T extends Table, K extends Column<T>, C extends Column<T>>(
  db: Kysely<Schema>,
  queue: Queue<T, K>,
  columns: readonly C[],
  selection: Selection = {},
): Promise<Row<T, K | C>[]> {
  const { table, key, due, attempts, holder, leaseMs } = queue
  const waiting = selectDue(queue, key, selection)
  if ((await waiting.execute(db)).rows.length === 0) return []
  const known = [...key, ...(attempts ? [attempts] : []), ...(holder ? [holder] : []), ...columns]
  const { rows } = await sql<Row<T, K | C>>`
    with claimed as (${waiting} ${skipLocked})
    update ${sql.table(table)} set ${assign({ [due]: at(leaseMs), ...(holder && { [holder]: randomUUID() }) })}
    where (${refs(key)}) in (select ${refs(key)} from claimed)
    returning ${refs([...new Set<string>(known)])}`.execute(db)
  return rows
}

/**
 * Makes claimed work due at a time from now, null for at once. Returns false where it no longer waits, or another process has taken
 * it over.
 */
export async function setDue<T extends Table, K extends Column<T>>(
  db: Kysely<Schema>,
  queue: Queue<T, K>,
  claimed: Row<T, NoInfer<K>>,
  ms: number | null,
  changes: Changes<T> = {},
): Promise<boolean> {
  return await update(db, queue, claimed, { [queue.due]: ms === null ? null : at(ms), ...changes })
}

/** Returns whether work is tried again if this attempt fails, too. */
export function hasRetry<T extends Table, K extends Column<T>>(
  { attempts, pausesMs }: Queue<T, K>,
  claimed: Row<T, NoInfer<K>>,
): boolean {
  return attempts !== undefined && Number(claimed[attempts]) < pausesMs.length
}

/** Counts a failed attempt of claimed work, which is due again after its pause unless the changes end its waiting. Returns as `setDue` does. */
export async function failAttempt<T extends Table, K extends Column<T>>(
  db: Kysely<Schema>,
  queue: Queue<T, K>,
  claimed: Row<T, NoInfer<K>>,
  changes: Changes<T> = {},
): Promise<boolean> {
  const { attempts: column, pausesMs, due } = queue
  const attempts = column ? Number(claimed[column]) : 0
  const pauseMs = pausesMs[attempts] ?? pausesMs.at(-1) ?? 0
  const failed = column && { [column]: attempts + 1 }
  return await update(db, queue, claimed, { [due]: at(pauseMs), ...failed, ...changes })
}

/** Makes due what was claimed, but not what waits for a pause to end. */
export async function freeClaimed<T extends Table, K extends Column<T>>(
  db: Kysely<Schema>,
  { table, due, attempts, waits }: Queue<T, K>,
): Promise<void> {
  const hasNotFailed = attempts ? sql`${sql.ref(attempts)} = 0` : everything
  await sql`
    update ${sql.table(table)} set ${assign({ [due]: at(0) })}
    where ${waits} and ${sql.ref(due)} is not null and ${hasNotFailed}`.execute(db)
}

async function update<T extends Table, K extends Column<T>>(
  db: Kysely<Schema>,
  { table, key, holder, waits }: Queue<T, K>,
  claimed: Row<T, NoInfer<K>>,
  changes: Readonly<Record<string, unknown>>,
): Promise<boolean> {
  const isThis = [...key, ...(holder ? [holder] : [])].map(
    (column) => sql`${sql.ref(column)} = ${claimed[column]}`,
  )
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set ${assign(changes)}
    where ${waits} and ${sql.join(isThis, sql` and `)}`.execute(db)
  return numAffectedRows === 1n
}

function assign(changes: Readonly<Record<string, unknown>>) {
  return sql.join(
    Object.entries(changes).map(([column, value]) => sql`${sql.ref(column)} = ${value}`),
  )
}
