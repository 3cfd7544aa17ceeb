import { sql } from 'kysely'
import type { Database } from '../../server/src/database/open.ts'
import { portfolioKind } from '../../server/src/records/kinds/portfolio.ts'
import { propertyKind } from '../../server/src/records/kinds/property.ts'
import { propertyOverviewKind } from '../../server/src/records/kinds/propertyOverview.ts'
import { replaceRecords } from '../../server/src/records/write.ts'
import { sampleRow } from '../../server/src/testing/sampleRow.ts'

export const CUSTOMER = 'K-1'
const UNITS = 20

/** Gives a customer a portfolio and units. */
export async function fillCustomer({ db }: Pick<Database, 'db'>): Promise<void> {
  const ids = Array.from({ length: UNITS }, (_, index) => `W-${index}`)
  await db.transaction().execute(async (trx) => {
    const portfolio = sampleRow(portfolioKind, CUSTOMER, '', { numberofproperties: UNITS })
    await replaceRecords(trx, portfolioKind, new Map([[CUSTOMER, [portfolio]]]))
    for (const kind of [propertyKind, propertyOverviewKind]) {
      const rows = ids.map((id) => sampleRow(kind, CUSTOMER, id))
      await replaceRecords(trx, kind, new Map([[CUSTOMER, rows]]))
    }
  })
}

/** Creates customers until there are so many, each with the units of the first. SQLite only. */
export async function copyCustomer({ db }: Pick<Database, 'db'>, customers: number): Promise<void> {
  await sql`
      with recursive number(value) as (select 2 union all select value + 1 from number where value < ${customers})
      insert into customer (id, data_version, created_at) select 'K-' || value, 0, '' from number`.execute(
    db,
  )
  for (const table of ['property', 'cash_flow'] as const) {
    const { rows } = await sql<{
      name: string
    }>`select name from pragma_table_info(${table})`.execute(db)
    const columns = rows.map(({ name }) => sql.ref(name))
    const copied = rows.map(({ name }) =>
      name === 'customer_id' ? sql`customer.id` : sql.ref(`${table}.${name}`),
    )
    await sql`
        insert into ${sql.table(table)} (${sql.join(columns)})
        select ${sql.join(copied)} from customer, ${sql.table(table)}
        where customer_id = ${CUSTOMER} and customer.id <> ${CUSTOMER} order by customer.id`.execute(
      db,
    )
  }
}
