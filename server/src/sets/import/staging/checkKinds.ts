import { MONTH_NAMES } from '@hausblick/figures/cashflow.ts'
import type { Kysely } from 'kysely'
import { splitIntoChunks } from '../../../platform/database/splitIntoChunks.ts'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { formatEuros } from '../../../platform/print/format.ts'
import { monthColumns } from '../../../records/cashFlow.ts'
import { amountsByKindKind } from '../../../records/kinds/amountsByKind.ts'
import type { Problems } from '../problems/problems.ts'
import { amountsOf, type KindSum, keyOf, readKindSums } from './kindSums.ts'
import { readLocation, type Staging } from './staging.ts'

const CUSTOMERS_AT_A_TIME = 100
/** The months of income among `monthColumns`; those of expenses follow. */
const FLOW = monthColumns.length / 2

/**
 * Reports the months in which amounts by kind add up to more than the total of their unit, building or portfolio. Reads what is
 * stored, so that it holds whichever of the tables an import has: to be called once the files' rows are written, before they are
 * committed. Nothing is compared with a total that a year does not state.
 */
export async function checkKinds(
  db: Kysely<Schema>,
  staging: Staging,
  problems: Problems,
): Promise<void> {
  const customerIds = [...new Set([...staging.customerIds(), ...staging.formerOwners()])]
  for (const chunk of splitIntoChunks(customerIds, CUSTOMERS_AT_A_TIME)) {
    const sums = await readKindSums(db, chunk)
    if (sums.length === 0) continue
    const totals = await readTotals(db, [...new Set(sums.map(({ customerId }) => customerId))])
    for (const sum of sums) {
      const total = totals.get(keyOf({ ...sum, kind: sum.level.kind.cashFlow }))
      if (total) compare(sum, total, { staging, problems })
    }
  }
}

/** Reads the stated totals. A flow without any value has none: nothing is more than its months. */
async function readTotals(
  db: Kysely<Schema>,
  customerIds: readonly string[],
): Promise<Map<string, readonly number[]>> {
  const rows = await db
    .selectFrom('cash_flow')
    .selectAll()
    .where('customer_id', 'in', customerIds)
    .execute()
  return new Map(
    rows.map((row) => {
      const amounts = amountsOf(row)
      const flows = [amounts.slice(0, FLOW), amounts.slice(FLOW)]
      const totals = flows.flatMap((months) => {
        const isStated = months.some((amount) => amount !== null)
        return months.map((amount) => (isStated ? (amount ?? 0) : Number.POSITIVE_INFINITY))
      })
      const { customer_id: customerId, kind, item_id: itemId, year } = row
      return [keyOf({ kind, customerId, itemId, year }), totals]
    }),
  )
}

const CORRECT = 'Berichtigen Sie die Arten oder die Summe.'
const NEGATIVE =
  'Stammt beides aus Buchungen, sind wohl Soll und Haben vertauscht: Prüfen Sie bei ihrer Zuordnung, wie die Beträge stehen. Berichtigen Sie sonst die Arten oder die Summe.'

function compare(
  sum: KindSum,
  total: readonly number[],
  { staging, problems }: { staging: Staging; problems: Problems },
): void {
  for (const [index, amount] of sum.amounts.entries()) {
    const stated = total[index] ?? 0
    if (amount === null || amount <= stated) continue
    const { level, customerId, itemId, year } = sum
    const flow = index < FLOW ? 'Einnahmen' : 'Ausgaben'
    const month = `${MONTH_NAMES[index % FLOW]} ${year}`
    problems.error(
      locate(staging, sum),
      `Im ${month} sind die ${flow} ${level.name(itemId, customerId)} nach Arten zusammen ${formatEuros(amount)}, insgesamt aber nur ${formatEuros(stated)}. ${stated < 0 ? NEGATIVE : CORRECT}`,
      { rule: `${level.kind.name} ${flow}`, value: itemId },
    )
  }
}

/** Returns the first row of the files by kind of the item, or else that of its total, or of any of the customer's. */
function locate(staging: Staging, { level, customerId, itemId }: KindSum) {
  const [row] = staging.select(FIRST_ROW, {
    kinds: amountsByKindKind.name,
    totals: level.kind.name,
    customerId,
    itemId,
  })
  return readLocation(row ?? [...staging.select(ANY_SHEET, {})].at(0))
}

const FIRST_ROW = `
  select file, name as sheet, line from record join sheet on id = sheet_id
  where table_name in (:kinds, :totals) and customer_id = :customerId
  order by
    case when table_name = :kinds and
      :itemId in (json_extract(content, '$.propertyid'), json_extract(content, '$.objectid')) then 0
    when table_name = :totals and item_id = :itemId then 1
    else 2 end,
    table_name, line
  limit 1`

// Stored rows alone can be at odds where a file takes away a building's units, or one of its rows.
const ANY_SHEET = 'select file, name as sheet from sheet order by id limit 1'
