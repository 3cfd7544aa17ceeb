import { addToCustomerSearch } from '@hausblick/server/src/people/accounts/customerSearch/entries.ts'
import type { Database } from '@hausblick/server/src/platform/database/open.ts'
import { insert } from '@hausblick/server/src/platform/database/upsert.ts'
import { CUSTOMERS, HOUSES } from './houses.ts'

/** Adds the customers, houses and flats that the letters are about to a migrated database. */
export async function fillHouses({ db }: Pick<Database, 'db'>): Promise<void> {
  const customers = Object.entries(CUSTOMERS)
  await db.transaction().execute(async (trx) => {
    await insert(trx, 'customer', {
      columns: ['id', 'data_version', 'created_at', 'last_document_number', 'name'],
      rows: customers.map(([id, name]) => [id, 1, '2026-01-01', 0, name]),
    })
    await addToCustomerSearch(
      trx,
      customers.map(([id]) => id),
    )
    await insert(trx, 'property_overview', {
      columns: [
        'customer_id',
        'property_id',
        'label',
        'street',
        'house_number',
        'zip_code',
        'city',
        'tenant_title',
        'tenant_first_name',
        'tenant_last_name',
      ],
      rows: HOUSES.flatMap(({ street, number, zipCode, city, flats }) =>
        flats.map(({ id, label, customer, tenant }) => [
          customer,
          id,
          label,
          street,
          number,
          zipCode,
          city,
          tenant?.title ?? '',
          tenant?.first ?? '',
          tenant?.last ?? '',
        ]),
      ),
    })
  })
}
