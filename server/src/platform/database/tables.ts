import type { Schema } from './tables/schema.ts'

// Where a table is once several PostgreSQL servers share the customers (docs/performance.md)

/** The customer's id is in its primary key, unique keys and foreign keys. What others refer to stands before them. */
const withCustomer = 'with its customer'
/** Small, read beside customers' data and hardly written: each server has it whole. */
const everywhere = 'everywhere'

// Reasons to stay on the server that is asked first
const unknownYet = 'is asked before it is known which customer it is about'
const several = 'has rows that concern several customers'
const queue = 'is work that processes claim whichever customer it is for'
const noCustomer = 'is no customer’s yet'
const house = 'is about the house or the service'
const words = 'is the words of all customers, which are looked up before rows are'
const byFile = 'belongs to files, which several customers may share'

/** Customers' data whose key lacks the customer; it stays on the server that is asked first until then. */
interface Later {
  readonly wayOut: string
}

// Sections of the privacy policy (`server/content/legal/datenschutz.md`)
const account = 'wenn-sie-ein-konto-haben'
const holdings = 'daten-ihres-bestands'
const documents = 'dokumente'
const mails = 'e-mails-des-portals'
/** Holds no personal data. */
const nothing = null

/** Tables that no query of the service names. */
type Unqueried = 'identity_verification' | 'migration'

/**
 * For each table, where it lies, and the section of the privacy policy that says what it stores, why and how long. Tests
 * compare both with the database and the policy.
 */
export const tables = {
  customer: [withCustomer, account],
  customer_search: [withCustomer, account],
  find_word: [withCustomer, holdings],
  portfolio: [withCustomer, holdings],
  object: [withCustomer, holdings],
  object_overview: [withCustomer, holdings],
  property: [withCustomer, holdings],
  property_overview: [withCustomer, holdings],
  credit: [withCustomer, holdings],
  credit_terms: [withCustomer, holdings],
  cash_flow: [withCustomer, holdings],
  amounts_by_kind: [withCustomer, holdings],
  kind_cash_flow: [withCustomer, holdings],
  valuation: [withCustomer, holdings],
  depreciation: [withCustomer, holdings],
  place_profile: [withCustomer, holdings],
  place_picture: [withCustomer, holdings],
  document: [withCustomer, documents],
  listing: [withCustomer, documents],
  listing_word: [withCustomer, documents],
  withheld_document: [withCustomer, 'was-geloescht-wird-und-was-bleibt'],
  deletion_request: [withCustomer, 'ihre-rechte'],
  consumer_price: [everywhere, nothing],
  account_link: [unknownYet, account],
  further_customer: [unknownYet, account],
  guest: [unknownYet, 'gaeste'],
  program: [unknownYet, holdings],
  program_key: [unknownYet, nothing],
  invitation: [unknownYet, account],
  calendar_feed: [unknownYet, account],
  house_role: [unknownYet, account],
  identity_account: [unknownYet, account],
  identity_challenge: [unknownYet, account],
  identity_oidc: [unknownYet, account],
  identity_oidc_attempt: [unknownYet, account],
  identity_key: [unknownYet, nothing],
  identity_passkey: [unknownYet, account],
  identity_recovery_code: [unknownYet, account],
  identity_session: [unknownYet, account],
  identity_totp: [unknownYet, account],
  identity_user: [unknownYet, account],
  identity_verification: [unknownYet, nothing],
  password_reset: [unknownYet, account],
  attempt: [unknownYet, account],
  known_client: [unknownYet, account],
  visit: ['belongs to accounts', account],
  reminder: ['belongs to accounts', mails],
  reminder_choice: ['belongs to accounts', mails],
  reminder_link: ['belongs to accounts', mails],
  audit_entry: ['is one chain of all lines', 'protokoll-der-zugriffe'],
  audit_head: ['is one chain of all lines', nothing],
  customer_merge: [several, holdings],
  customer_merge_part: [several, holdings],
  document_change: [several, documents],
  paper_change: [several, documents],
  giving: [several, documents],
  giving_recipient: [several, documents],
  import_change: [several, nothing],
  import_correction: [several, holdings],
  import_difference: [several, holdings],
  import_fault: [several, holdings],
  import_file: [several, holdings],
  import_owner: [several, account],
  import_run: [several, holdings],
  import_sheet: [several, holdings],
  report_run: [several, documents],
  notice: [queue, documents],
  report: [queue, documents],
  outbox: [queue, mails],
  refused_mail: [queue, nothing],
  storage_removal: [queue, nothing],
  webhook: [house, nothing],
  webhook_delivery: [queue, documents],
  webhook_event: [queue, documents],
  mailbox: [house, nothing],
  mailbox_mail: [noCustomer, documents],
  watched_folder: [house, nothing],
  watched_file: [noCustomer, documents],
  paper: [noCustomer, documents],
  paper_page: [noCustomer, documents],
  paper_split: [noCustomer, documents],
  import_mapping: [house, holdings],
  learned_heading: [house, holdings],
  page_view: [house, 'zaehlung-der-seitenaufrufe'],
  operator_logo: [house, nothing],
  operator_version: [house, account],
  service: [house, nothing],
  migration: [house, nothing],
  filing_word: [words, documents],
  find_part: [words, holdings],
  listing_choice: [words, documents],
  listing_part: [words, documents],
  word_part: [words, documents],
  invoice: [byFile, documents],
  scan: [byFile, documents],
  scan_page: [byFile, documents],
  document_text: [
    {
      wayOut:
        'its own number is its key: once document_page has the customer, the key becomes (customer_id, number)',
    },
    documents,
  ],
  document_page: [
    {
      wayOut:
        'a column customer_id, written beside text_id, filled for old rows in the background, then a part of its key',
    },
    documents,
  ],
} as const satisfies Record<keyof Schema | Unqueried, readonly [string | Later, string | null]>

type Tables = typeof tables

/** Whose lock would be one of all servers. */
export type SpreadTable = {
  [Name in keyof Tables]: Tables[Name][0] extends typeof withCustomer ? Name : never
}[keyof Tables]
