import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import type { Kysely } from 'kysely'
import type { Config } from '../../../platform/config/config.ts'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { admitOrderedReport } from '../../../platform/http/access/sets.ts'
import { readReport } from '../readReport.ts'
import type { ClaimedReport } from './claim.ts'

/** Makes a report from the customer's present records, unless another process has meanwhile. */
export async function makeReport(
  db: Kysely<Schema>,
  ordered: ClaimedReport,
  { cappedPlaces }: Pick<Config, 'cappedPlaces'>,
): Promise<void> {
  const { run_id, customer_id, year } = ordered
  const told = { year, today: berlinDay(new Date()), cappedPlaces }
  const report = await readReport(db, admitOrderedReport(ordered), told)
  await db
    .updateTable('report')
    .set({
      state: report === null ? 'empty' : 'made',
      content: report && JSON.stringify(report),
      attempts: 0,
    })
    .where('run_id', '=', run_id)
    .where('customer_id', '=', customer_id)
    .where('state', '=', 'waiting')
    .execute()
}
