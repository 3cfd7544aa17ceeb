import type { Database } from '@hausblick/server/src/platform/database/open.ts'
import { inYears } from '@hausblick/server/src/records/editions.ts'
import { portfolioKind } from '@hausblick/server/src/records/kinds/portfolio.ts'
import { propertyKind } from '@hausblick/server/src/records/kinds/property.ts'
import { propertyOverviewKind } from '@hausblick/server/src/records/kinds/propertyOverview.ts'
import { replaceRecords } from '@hausblick/server/src/records/write.ts'
import { SAMPLE_YEAR, sampleRow } from '@hausblick/server/src/testing/sampleRow.ts'

export const CUSTOMER = 'K-1'
const UNITS = 20

/** Writes a portfolio and units for a customer. */
export async function fillCustomer({ db }: Pick<Database, 'db'>): Promise<void> {
  const years = [SAMPLE_YEAR]
  const ids = Array.from({ length: UNITS }, (_, index) => `W-${index}`)
  await db.transaction().execute(async (trx) => {
    const portfolio = sampleRow(portfolioKind, CUSTOMER, '', { numberofproperties: UNITS })
    await replaceRecords(trx, inYears(portfolioKind, years), new Map([[CUSTOMER, [portfolio]]]))
    for (const kind of [propertyKind, propertyOverviewKind]) {
      const rows = ids.map((id) => sampleRow(kind, CUSTOMER, id))
      await replaceRecords(trx, inYears(kind, years), new Map([[CUSTOMER, rows]]))
    }
  })
}
