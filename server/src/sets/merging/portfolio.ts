import { isDeepStrictEqual } from 'node:util'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { insert } from '../../platform/database/upsert.ts'
import type { StoredRow } from '../../records/row.ts'
import { combinePortfolios, type PortfolioState } from './combinePortfolios.ts'
import type { Pair, Part, Parts } from './parts.ts'

/** What becomes of the total figures of the one that stays. */
export type Totals = 'added' | 'taken' | 'kept'

/** The total figures of both before, and those of the one that stays afterwards. */
interface Noted {
  readonly from: PortfolioState
  readonly before: PortfolioState | null
  readonly after: PortfolioState
}

/** Decides what becomes of the total figures; null if the one that goes has none. */
export async function decideTotals(
  db: Kysely<Schema>,
  { from, into }: Pair,
  sharesSubjects: boolean,
): Promise<Totals | null> {
  if (!(await readPortfolio(db, from))) return null
  if (!(await readPortfolio(db, into))) return 'taken'
  // What both have would count twice.
  return sharesSubjects ? 'kept' : 'added'
}

/** Moves the total figures of a customer to another, as was decided. */
export async function movePortfolio(
  trx: Transaction<Schema>,
  parts: Parts,
  { from, into }: Pair,
  totals: Totals | null,
): Promise<void> {
  const [own, before] = [await readPortfolio(trx, from), await readPortfolio(trx, into)]
  if (!own || !totals) return
  const after =
    totals === 'added' && before ? combinePortfolios(before, own) : totals === 'kept' ? before : own
  await removePortfolio(trx, from)
  if (!after) return
  await removePortfolio(trx, into)
  await writePortfolio(trx, into, after)
  const noted: Noted = { from: own, before, after }
  parts.add('portfolio', from, noted)
}

/** Restores the figures of both. What has changed since stays with the one that stayed. */
export async function returnPortfolio(
  trx: Transaction<Schema>,
  { from, into }: Pair,
  part: Part | undefined,
): Promise<void> {
  if (!part) return
  const { from: own, before } = part.content as Noted
  await writePortfolio(trx, from, own)
  if (!(await isUnchanged(trx, into, part))) return
  await removePortfolio(trx, into)
  if (before) await writePortfolio(trx, into, before)
}

/** Returns whether the total figures of the one that stayed are what the merge has made of them. */
export async function isUnchanged(
  db: Kysely<Schema>,
  customerId: string,
  part: Part,
): Promise<boolean> {
  const now = await readPortfolio(db, customerId)
  return isDeepStrictEqual(plain(now), plain((part.content as Noted).after))
}

/** Leaves out prototypes, which drivers' rows lack, and columns that a later version adds. */
function plain(state: PortfolioState | null): unknown {
  return JSON.parse(JSON.stringify(state, (_, value) => value ?? undefined) ?? 'null')
}

async function readPortfolio(
  db: Kysely<Schema>,
  customerId: string,
): Promise<PortfolioState | null> {
  const read = async (table: string, condition = sql`true`, order = 'customer_id') => {
    const { rows } = await sql<StoredRow>`
      select * from ${sql.table(table)} where customer_id = ${customerId} and ${condition}
      order by ${sql.ref(order)}`.execute(db)
    return rows.map(({ customer_id: _, ...row }) => row)
  }
  const [row] = await read('portfolio')
  const ofPortfolio = sql`kind = 'portfolio'`
  const months = await read('cash_flow', ofPortfolio, 'year')
  const valuations = await read('valuation', ofPortfolio, 'valuation_date')
  return row || months.length > 0 ? { row: row ?? {}, months, valuations } : null
}

async function removePortfolio(trx: Transaction<Schema>, customerId: string): Promise<void> {
  await sql`delete from portfolio where customer_id = ${customerId}`.execute(trx)
  for (const table of ['cash_flow', 'valuation'])
    await sql`
      delete from ${sql.table(table)}
      where customer_id = ${customerId} and kind = 'portfolio'`.execute(trx)
}

async function writePortfolio(
  trx: Transaction<Schema>,
  customerId: string,
  { row, months, valuations }: PortfolioState,
): Promise<void> {
  const tables = [
    ['portfolio', [row]],
    ['cash_flow', months],
    ['valuation', valuations],
  ] as const
  for (const [table, rows] of tables)
    for (const one of rows) {
      const columns = ['customer_id', ...Object.keys(one)]
      await insert(trx, table, { columns, rows: [[customerId, ...Object.values(one)]] })
    }
}
