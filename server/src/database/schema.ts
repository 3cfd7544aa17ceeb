import type { Generated } from 'kysely'
import type { BrakeTables } from '../brakes/tables.ts'
import type { CalendarTables } from '../calendar/tables.ts'
import type { ContentTables } from '../content/tables.ts'
import type { DeletionRequestTables } from '../deletionRequests/tables.ts'
import type { DocumentTables } from '../documents/tables.ts'
import type { IdentityTables } from '../identity/tables.ts'
import type { PageViewTables } from '../pageViews/tables.ts'
import type { CashFlowKind, RecordSqlTable } from '../records/table.ts'

/** The tables of the database as Kysely knows them; `migrations/` makes them. */
export interface Schema
  extends Record<RecordSqlTable, RecordRow>,
    IdentityTables,
    BrakeTables,
    DeletionRequestTables,
    ContentTables,
    CalendarTables,
    DocumentTables,
    PageViewTables {
  customer: CustomerTable
  customer_search: CustomerSearchTable
  cash_flow: CashFlowTable
  service: ServiceTable
}

/** A row of a table that a description in `records/tables.ts` speaks of, which also knows its columns. */
export interface RecordRow {
  customer_id: string
  [column: string]: string | number | null
}

export interface CustomerTable {
  id: string
  /** Raised with every change of the customer's records; begins with the time of making in milliseconds. */
  data_version: number
  /** ISO 8601. */
  created_at: string
  /** The number of the customer's latest document; raised first of all by whoever adds one, so that they take turns. */
  last_document_number: number
  /** 1 once the customer is in `customer_search`; 0 where a process of an older version has made it. */
  searchable: Generated<number>
}

/** Every ending of a customer's id and address, folded. */
export interface CustomerSearchTable {
  part: string
  customer_id: string
}

export interface CashFlowTable {
  customer_id: string
  kind: CashFlowKind
  item_id: string
  year: number
  /** `income_01` … `expenses_12`: cents. */
  [month: `${'income' | 'expenses'}_${string}`]: number | null
}

export interface ServiceTable {
  id: number
  instance: string
  /** Of the secret that all processes share; null before the first start that knows of it. */
  secret_fingerprint: string | null
  /** The id that the store of the documents bears; null before the first start that knows of it. */
  document_store_id: string | null
}
