import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { ColumnTypes } from '../columnTypes.ts'
import type { Migration } from '../migration.ts'

/** Customers, the six record tables, cash flow, and the service itself. */
export const recordsMigration: Migration = async (trx, types) => {
  for (const statement of tables(types)) await sql.raw(statement).execute(trx)
  await sql`insert into service (id, instance) values (1, ${randomUUID()})`.execute(trx)
}

/** Column suffixes: `_cents` of a euro, `_bp` basis points, `_csqm` hundredths of a square metre, `_tenths`. */
const tables = ({ integer, text, clustered, table }: ColumnTypes) => [
  `create table customer (
    id ${text} primary key,
    data_version ${integer} not null,
    created_at ${text} not null
  ) ${clustered}`,

  `create table portfolio (
    customer_id ${text} primary key references customer (id),
    value_cents ${integer},
    purchasing_value_cents ${integer},
    value_change_bp ${integer},
    occupancy_rate_bp ${integer},
    average_purchasing_date ${text},
    valuation_date ${text},
    property_count ${integer}
  ) ${clustered}`,

  `create table object_overview (
    customer_id ${text} not null references customer (id),
    object_id ${text} not null,
    label ${text},
    street ${text},
    house_number ${text},
    zip_code ${text},
    city ${text},
    type ${text},
    land_area_csqm ${integer},
    gross_floor_area_csqm ${integer},
    rental_area_csqm ${integer},
    monthly_rent_cents ${integer},
    rent_per_sqm_cents ${integer},
    unit_count ${integer},
    next_rent_increase_date ${text},
    maintenance_reserves_cents ${integer},
    modernization_reserves_cents ${integer},
    service_type ${text},
    last_service_date ${text},
    planned_modernization_date ${text},
    modernization_cost_cents ${integer},
    garage_count ${integer},
    parking_count ${integer},
    cellar_count ${integer},
    playing_area_csqm ${integer},
    garden_terrace_balcony_csqm ${integer},
    primary key (customer_id, object_id)
  ) ${clustered}`,

  `create table object (
    customer_id ${text} not null references customer (id),
    object_id ${text} not null,
    value_cents ${integer},
    purchasing_value_cents ${integer},
    occupancy_rate_bp ${integer},
    purchasing_date ${text},
    valuation_date ${text},
    value_change_bp ${integer},
    primary key (customer_id, object_id)
  ) ${clustered}`,

  `create table property_overview (
    customer_id ${text} not null references customer (id),
    property_id ${text} not null,
    label ${text},
    street ${text},
    house_number ${text},
    zip_code ${text},
    city ${text},
    type ${text},
    size_csqm ${integer},
    rooms_tenths ${integer},
    monthly_rent_cents ${integer},
    rent_per_sqm_cents ${integer},
    market_rent_per_sqm_cents ${integer},
    tenant_title ${text},
    tenant_first_name ${text},
    tenant_last_name ${text},
    next_rent_increase_date ${text},
    maintenance_reserves_cents ${integer},
    modernization_reserves_cents ${integer},
    service_type ${text},
    last_service_date ${text},
    planned_modernization_date ${text},
    modernization_cost_cents ${integer},
    rental_start_date ${text},
    rental_end_date ${text},
    garage_count ${integer},
    parking_count ${integer},
    cellar_count ${integer},
    playing_area_csqm ${integer},
    garden_terrace_balcony_csqm ${integer},
    primary key (customer_id, property_id)
  ) ${clustered}`,

  `create table property (
    customer_id ${text} not null references customer (id),
    property_id ${text} not null,
    value_cents ${integer},
    purchasing_value_cents ${integer},
    purchasing_date ${text},
    valuation_date ${text},
    value_change_bp ${integer},
    occupancy_rate_bp ${integer},
    full_year_income_cents ${integer},
    primary key (customer_id, property_id)
  ) ${clustered}`,

  `create table credit (
    customer_id ${text} not null references customer (id),
    credit_id ${text} not null,
    property_ids ${text},
    object_ids ${text},
    street ${text},
    house_number ${text},
    zip_code ${text},
    city ${text},
    interest_rate_bp ${integer},
    monthly_payment_cents ${integer},
    remaining_credit_cents ${integer},
    duration_tenths ${integer},
    years_remaining_tenths ${integer},
    primary key (customer_id, credit_id)
  ) ${clustered}`,

  // item_id is the id of the object or property, empty for a portfolio. Amounts in cents, January to December.
  `create table cash_flow (
    customer_id ${text} not null references customer (id),
    kind ${text} not null check (kind in ('portfolio', 'object', 'property')),
    item_id ${text} not null,
    year ${integer} not null,
    income_01 ${integer}, income_02 ${integer}, income_03 ${integer}, income_04 ${integer},
    income_05 ${integer}, income_06 ${integer}, income_07 ${integer}, income_08 ${integer},
    income_09 ${integer}, income_10 ${integer}, income_11 ${integer}, income_12 ${integer},
    expenses_01 ${integer}, expenses_02 ${integer}, expenses_03 ${integer}, expenses_04 ${integer},
    expenses_05 ${integer}, expenses_06 ${integer}, expenses_07 ${integer}, expenses_08 ${integer},
    expenses_09 ${integer}, expenses_10 ${integer}, expenses_11 ${integer}, expenses_12 ${integer},
    primary key (customer_id, kind, item_id, year)
  ) ${clustered}`,

  // A single row. The instance distinguishes this database's ETags from those of others behind the same address.
  `create table service (
    id ${integer} primary key check (id = 1),
    instance ${text} not null
  ) ${table}`,
]
