import { beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../../platform/config/config.ts'
import { onEachDatabase } from '../../../testing/databases.ts'
import { newFolders } from '../../../testing/folders.ts'
import { readLegalPages } from './pages.ts'

const nobody = 'holds no personal data'

/**
 * For each table, the section of the privacy policy that says what it stores, why and how long. A new table is added here,
 * and to the policy (`server/content/legal/datenschutz.md`) if it stores personal data.
 */
const told: Readonly<Record<string, string>> = {
  customer: 'wenn-sie-ein-konto-haben',
  customer_search: 'wenn-sie-ein-konto-haben',
  find_word: 'daten-ihres-bestands',
  find_part: 'daten-ihres-bestands',
  portfolio: 'daten-ihres-bestands',
  object: 'daten-ihres-bestands',
  object_overview: 'daten-ihres-bestands',
  property: 'daten-ihres-bestands',
  property_overview: 'daten-ihres-bestands',
  credit: 'daten-ihres-bestands',
  credit_terms: 'daten-ihres-bestands',
  valuation: 'daten-ihres-bestands',
  depreciation: 'daten-ihres-bestands',
  place_profile: 'daten-ihres-bestands',
  place_picture: 'daten-ihres-bestands',
  cash_flow: 'daten-ihres-bestands',
  amounts_by_kind: 'daten-ihres-bestands',
  kind_cash_flow: 'daten-ihres-bestands',
  import_difference: 'daten-ihres-bestands',
  customer_merge: 'daten-ihres-bestands',
  customer_merge_part: 'daten-ihres-bestands',
  import_mapping: 'daten-ihres-bestands',
  import_run: 'daten-ihres-bestands',
  import_file: 'daten-ihres-bestands',
  import_sheet: 'daten-ihres-bestands',
  import_fault: 'daten-ihres-bestands',
  import_correction: 'daten-ihres-bestands',
  program: 'daten-ihres-bestands',
  program_key: nobody,
  document: 'dokumente',
  document_page: 'dokumente',
  document_text: 'dokumente',
  listing: 'dokumente',
  listing_word: 'dokumente',
  listing_part: 'dokumente',
  listing_choice: 'dokumente',
  word_part: 'dokumente',
  mailbox_mail: 'dokumente',
  paper: 'dokumente',
  paper_page: 'dokumente',
  paper_split: 'dokumente',
  scan: 'dokumente',
  scan_page: 'dokumente',
  filing_word: 'dokumente',
  notice: 'dokumente',
  document_change: 'dokumente',
  paper_change: 'dokumente',
  report: 'dokumente',
  giving: 'dokumente',
  giving_recipient: 'dokumente',
  report_run: 'dokumente',
  webhook: nobody,
  webhook_event: 'dokumente',
  webhook_delivery: 'dokumente',
  withheld_document: 'was-geloescht-wird-und-was-bleibt',
  deletion_request: 'ihre-rechte',
  calendar_feed: 'wenn-sie-ein-konto-haben',
  reminder_choice: 'e-mails-des-portals',
  reminder: 'e-mails-des-portals',
  reminder_link: 'e-mails-des-portals',
  identity_user: 'wenn-sie-ein-konto-haben',
  identity_account: 'wenn-sie-ein-konto-haben',
  identity_session: 'wenn-sie-ein-konto-haben',
  identity_totp: 'wenn-sie-ein-konto-haben',
  identity_recovery_code: 'wenn-sie-ein-konto-haben',
  identity_passkey: 'wenn-sie-ein-konto-haben',
  identity_challenge: 'wenn-sie-ein-konto-haben',
  identity_oidc: 'wenn-sie-ein-konto-haben',
  identity_oidc_attempt: 'wenn-sie-ein-konto-haben',
  invitation: 'wenn-sie-ein-konto-haben',
  import_owner: 'wenn-sie-ein-konto-haben',
  house_role: 'wenn-sie-ein-konto-haben',
  account_link: 'wenn-sie-ein-konto-haben',
  visit: 'wenn-sie-ein-konto-haben',
  further_customer: 'wenn-sie-ein-konto-haben',
  guest: 'gaeste',
  password_reset: 'wenn-sie-ein-konto-haben',
  attempt: 'wenn-sie-ein-konto-haben',
  known_client: 'wenn-sie-ein-konto-haben',
  outbox: 'e-mails-des-portals',
  refused_mail: nobody,
  mailbox: nobody,
  consumer_price: nobody,
  audit_entry: 'protokoll-der-zugriffe',
  audit_head: nobody,
  page_view: 'zaehlung-der-seitenaufrufe',
  operator_version: 'wenn-sie-ein-konto-haben',
  operator_logo: nobody,
  identity_key: nobody,
  import_change: nobody,
  learned_heading: nobody,
  identity_verification: nobody,
  migration: nobody,
  service: nobody,
  storage_removal: nobody,
}

/** SQLite's search index of `document_text`; PostgreSQL has it in the table itself. */
const searchIndex = /^document_terms/

onEachDatabase('the privacy policy', (newDatabase) => {
  const newFolder = newFolders()
  let policy: string
  beforeAll(async () => {
    policy = readLegalPages(readConfig({}, await newFolder())).get('datenschutz') ?? ''
  })

  test('covers exactly the existing tables', async () => {
    const { db } = await newDatabase()
    const tables = await db.introspection.getTables()
    const names = tables.map(({ name }) => name).filter((name) => !searchIndex.test(name))
    expect(names.toSorted()).toEqual(Object.keys(told).toSorted())
  })

  test.each(Object.entries(told))('covers %s: %s', (_table, section) => {
    if (section !== nobody) expect(policy).toContain(`<h2 id="${section}">`)
  })
})
