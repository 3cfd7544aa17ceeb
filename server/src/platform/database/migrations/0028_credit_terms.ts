import { sql } from 'kysely'
import type { ColumnTypes } from '../columnTypes.ts'
import type { Migration } from '../migration.ts'

/** What the contracts of loans say. */
export const creditTermsMigration: Migration = async (trx, types) => {
  await sql.raw(table(types)).execute(trx)
}

const table = ({ integer, text, clustered }: ColumnTypes) => `
  create table credit_terms (
    customer_id ${text} not null references customer (id),
    credit_id ${text} not null,
    lender ${text},
    contract_number ${text},
    original_amount_cents ${integer},
    disbursement_date ${text},
    balance_date ${text},
    fixed_interest_until ${text},
    repayment_type ${text},
    special_repayment_bp ${integer},
    maturity_date ${text},
    primary key (customer_id, credit_id)
  ) ${clustered}`
