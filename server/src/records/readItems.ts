import type { FoundLoan, FoundPlace } from '@hausblick/contract/calls/find.ts'
import type { Findable } from '@hausblick/figures/find.ts'
import { loanName } from '@hausblick/figures/loans.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Schema } from '../platform/database/tables/schema.ts'

export type FindablePlace = Findable & Pick<FoundPlace, 'customerId' | 'kind'>
export type FindableLoan = Findable & Pick<FoundLoan, 'customerId' | 'lender'>

interface AddressRow {
  readonly customer_id: string
  readonly id: string
  readonly street: string
  readonly house_number: string
  readonly zip_code: string
  readonly city: string
}

interface UnitRow extends AddressRow {
  readonly label: string
  readonly tenant_title: string
  readonly tenant_first_name: string
  readonly tenant_last_name: string
}

interface LoanRow extends AddressRow {
  readonly lender: string
  readonly contract_number: string
}

/** Reads the units and buildings of some customers. */
export async function readPlaces(
  db: Kysely<Schema>,
  customerIds: readonly string[],
): Promise<FindablePlace[]> {
  const units = await sql<UnitRow>`
    select customer_id, property_id as id, ${textsOf('label')}, ${address()},
      ${textsOf('tenant_title', 'tenant_first_name', 'tenant_last_name')}
    from property_overview where ${isOf(customerIds)}`.execute(db)
  const objects = await sql<AddressRow & { readonly label: string }>`
    select customer_id, object_id as id, ${textsOf('label')}, ${address()}
    from object_overview where ${isOf(customerIds)}`.execute(db)
  return [
    ...units.rows.map((row) => ({
      ...toItem(row),
      kind: 'unit' as const,
      name: row.label,
      tenant: {
        title: row.tenant_title,
        firstName: row.tenant_first_name,
        lastName: row.tenant_last_name,
      },
    })),
    ...objects.rows.map((row) => ({ ...toItem(row), kind: 'object' as const, name: row.label })),
  ]
}

export async function readLoans(
  db: Kysely<Schema>,
  customerIds: readonly string[],
): Promise<FindableLoan[]> {
  const { rows } = await sql<LoanRow>`
    select credit.customer_id, credit.credit_id as id, ${address()},
      ${textsOf('lender', 'contract_number')}
    from credit left join credit_terms
      on credit_terms.customer_id = credit.customer_id
      and credit_terms.credit_id = credit.credit_id
    where ${isOf(customerIds, 'credit.customer_id')}`.execute(db)
  return rows.map((row) => ({
    ...toItem(row),
    name: loanName({ loanId: row.id }),
    lender: row.lender,
    known: [row.lender, row.contract_number],
  }))
}

function toItem({ customer_id, id, street, house_number, zip_code, city }: AddressRow) {
  const place = { street, number: house_number, zipcode: zip_code, city }
  return { customerId: customer_id, id, name: '', address: place }
}

function address(): RawBuilder<unknown> {
  return textsOf('street', 'house_number', 'zip_code', 'city')
}

/** Selects columns of text, empty where they are null. */
function textsOf(...columns: readonly string[]): RawBuilder<unknown> {
  return sql.join(
    columns.map((column) => sql`coalesce(${sql.ref(column)}, '') as ${sql.ref(column)}`),
  )
}

function isOf(customerIds: readonly string[], column = 'customer_id'): RawBuilder<boolean> {
  return sql`${sql.ref(column)} in (${sql.join(customerIds)})`
}
