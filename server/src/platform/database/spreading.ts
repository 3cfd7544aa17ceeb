import type { Schema } from './tables/schema.ts'

/**
 * Where each table is once several PostgreSQL servers share the customers (docs/performance.md). A new table gets
 * one line in one of the lists; spreading.test.ts says which, and whether its keys allow it.
 */

/** Customers' data, which is with its customer: their id is in its primary key, unique keys and foreign keys. */
export const spread = [
  'customer',
  'customer_search',
  'find_word',
  'portfolio',
  'object',
  'object_overview',
  'property',
  'property_overview',
  'credit',
  'credit_terms',
  'cash_flow',
  'amounts_by_kind',
  'kind_cash_flow',
  'valuation',
  'depreciation',
  'place_profile',
  'place_picture',
  'document',
  'listing',
  'listing_word',
  'withheld_document',
  'deletion_request',
] as const satisfies readonly (keyof Schema)[]

/** Whose lock would be one of all servers. */
export type SpreadTable = (typeof spread)[number]

/** Small tables that are read beside customers' data and hardly written: each server has them whole. */
export const everywhere = ['consumer_price'] as const satisfies readonly (keyof Schema)[]

const unknownYet = 'is asked before it is known which customer it is about'
const several = 'has rows that concern several customers'
const queue = 'is work that processes claim whichever customer it is for'
const noCustomer = 'is no customer’s yet'
const house = 'is about the house or the service'
const words = 'is the words of all customers, which are looked up before rows are'
const byFile = 'belongs to files, which several customers may share'

/** Customers' data whose keys lack the customer, with the way out; it stays on the server that is asked first until then. */
export const later = {
  document_text:
    'its own number is its key: once document_page has the customer, the key becomes (customer_id, number)',
  document_page:
    'a column customer_id, written beside text_id, filled for old rows in the background, then a part of its key',
} as const satisfies Partial<Record<keyof Schema, string>>

type Elsewhere = SpreadTable | (typeof everywhere)[number] | keyof typeof later

/** Tables that no query of the service names. */
type Unqueried = 'identity_verification' | 'migration'

/** What stays on the server that is asked first, with the reason: every other table. */
export const coordinator: Readonly<Record<Exclude<keyof Schema, Elsewhere> | Unqueried, string>> = {
  account_link: unknownYet,
  further_customer: unknownYet,
  guest: unknownYet,
  program: unknownYet,
  program_key: unknownYet,
  invitation: unknownYet,
  calendar_feed: unknownYet,
  house_role: unknownYet,
  identity_account: unknownYet,
  identity_challenge: unknownYet,
  identity_oidc: unknownYet,
  identity_oidc_attempt: unknownYet,
  identity_key: unknownYet,
  identity_passkey: unknownYet,
  identity_recovery_code: unknownYet,
  identity_session: unknownYet,
  identity_totp: unknownYet,
  identity_user: unknownYet,
  identity_verification: unknownYet,
  password_reset: unknownYet,
  attempt: unknownYet,
  known_client: unknownYet,
  visit: 'belongs to accounts',
  reminder: 'belongs to accounts',
  reminder_choice: 'belongs to accounts',
  reminder_link: 'belongs to accounts',
  audit_entry: 'is one chain of all lines',
  audit_head: 'is one chain of all lines',
  customer_merge: several,
  customer_merge_part: several,
  document_change: several,
  paper_change: several,
  giving: several,
  giving_recipient: several,
  import_change: several,
  import_correction: several,
  import_difference: several,
  import_fault: several,
  import_file: several,
  import_owner: several,
  import_run: several,
  import_sheet: several,
  report_run: several,
  notice: queue,
  report: queue,
  outbox: queue,
  refused_mail: queue,
  storage_removal: queue,
  webhook: house,
  webhook_delivery: queue,
  webhook_event: queue,
  mailbox: house,
  mailbox_mail: noCustomer,
  paper: noCustomer,
  paper_page: noCustomer,
  paper_split: noCustomer,
  import_mapping: house,
  learned_heading: house,
  page_view: house,
  operator_logo: house,
  operator_version: house,
  service: house,
  migration: house,
  filing_word: words,
  find_part: words,
  listing_choice: words,
  listing_part: words,
  word_part: words,
  scan: byFile,
  scan_page: byFile,
}
