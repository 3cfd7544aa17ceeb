import type {
  AccountLinkTable,
  FurtherCustomerTable,
  IdentityAccountTable,
  IdentityChallengeTable,
  IdentityKeyTable,
  IdentityOidcAttemptTable,
  IdentityOidcTable,
  IdentityPasskeyTable,
  IdentityRecoveryCodeTable,
  IdentitySessionTable,
  IdentityTotpTable,
  IdentityUserTable,
  InvitationTable,
  PasswordResetTable,
} from './accounts.ts'
import type { AttemptTable, KnownClientTable } from './attempts.ts'
import type { AuditEntryTable, AuditHeadTable } from './audit.ts'
import type { CalendarFeedTable } from './calendars.ts'
import type { ConsumerPriceTable } from './consumerPrices.ts'
import type { CustomerMergePartTable, CustomerMergeTable } from './customerMerges.ts'
import type { CustomerSearchTable, CustomerTable } from './customers.ts'
import type { DeletionRequestTable } from './deletionRequests.ts'
import type { DepreciationTable } from './depreciations.ts'
import type { DocumentChangeTable, PaperChangeTable } from './documentChanges.ts'
import type { DocumentTable, NoticeTable } from './documents.ts'
import type { FindPartTable, FindWordTable } from './find.ts'
import type { GivingRecipientTable, GivingTable } from './givings.ts'
import type { GuestTable } from './guests.ts'
import type { HouseRoleTable } from './house.ts'
import type { ImportChangeTable, ImportDifferenceTable } from './importDifferences.ts'
import type { ImportOwnerTable } from './importOwners.ts'
import type {
  ImportCorrectionTable,
  ImportFaultTable,
  ImportFileTable,
  ImportRunTable,
  ImportSheetTable,
} from './imports.ts'
import type { InvoiceTable } from './invoices.ts'
import type {
  ListingChoiceTable,
  ListingPartTable,
  ListingTable,
  ListingWordTable,
} from './listing.ts'
import type { MailboxMailTable, MailboxTable } from './mailbox.ts'
import type { ImportMappingTable, LearnedHeadingTable } from './mappings.ts'
import type { OperatorLogoTable, OperatorVersionTable } from './operator.ts'
import type { OutboxTable, RefusedMailTable } from './outbox.ts'
import type { PageViewTable } from './pageViews.ts'
import type { PaperPageTable, PaperSplitTable, PaperTable } from './papers.ts'
import type { PlacePictureTable, PlaceProfileTable } from './places.ts'
import type { ProgramKeyTable, ProgramTable } from './programs.ts'
import type { CashFlowTable, RecordTable, RecordTableName, ValuationTable } from './records.ts'
import type { ReminderChoiceTable, ReminderLinkTable, ReminderTable } from './reminders.ts'
import type { ReportRunTable, ReportTable } from './reports.ts'
import type { ScanPageTable, ScanTable } from './scans.ts'
import type { ServiceTable } from './service.ts'
import type { FilingWordTable } from './suggestions.ts'
import type { DocumentPageTable, DocumentTextTable, WordPartTable } from './texts.ts'
import type { VisitTable } from './visits.ts'
import type { WatchedFileTable } from './watched.ts'
import type { WebhookDeliveryTable, WebhookEventTable, WebhookTable } from './webhooks.ts'
import type { StorageRemovalTable, WithheldDocumentTable } from './withheld.ts'

/** The tables for Kysely; `migrations/` creates them. */
export interface Schema extends Record<RecordTableName, RecordTable> {
  identity_user: IdentityUserTable
  identity_session: IdentitySessionTable
  identity_account: IdentityAccountTable
  identity_key: IdentityKeyTable
  identity_totp: IdentityTotpTable
  identity_recovery_code: IdentityRecoveryCodeTable
  identity_passkey: IdentityPasskeyTable
  identity_challenge: IdentityChallengeTable
  identity_oidc: IdentityOidcTable
  identity_oidc_attempt: IdentityOidcAttemptTable
  password_reset: PasswordResetTable
  invitation: InvitationTable
  account_link: AccountLinkTable
  further_customer: FurtherCustomerTable
  attempt: AttemptTable
  known_client: KnownClientTable
  audit_entry: AuditEntryTable
  audit_head: AuditHeadTable
  calendar_feed: CalendarFeedTable
  consumer_price: ConsumerPriceTable
  customer_merge: CustomerMergeTable
  customer_merge_part: CustomerMergePartTable
  customer: CustomerTable
  customer_search: CustomerSearchTable
  deletion_request: DeletionRequestTable
  depreciation: DepreciationTable
  document_change: DocumentChangeTable
  paper_change: PaperChangeTable
  document: DocumentTable
  notice: NoticeTable
  find_word: FindWordTable
  find_part: FindPartTable
  giving: GivingTable
  giving_recipient: GivingRecipientTable
  guest: GuestTable
  house_role: HouseRoleTable
  import_difference: ImportDifferenceTable
  import_change: ImportChangeTable
  import_owner: ImportOwnerTable
  import_run: ImportRunTable
  import_file: ImportFileTable
  import_sheet: ImportSheetTable
  import_fault: ImportFaultTable
  import_correction: ImportCorrectionTable
  invoice: InvoiceTable
  listing: ListingTable
  listing_word: ListingWordTable
  listing_part: ListingPartTable
  listing_choice: ListingChoiceTable
  mailbox: MailboxTable
  mailbox_mail: MailboxMailTable
  import_mapping: ImportMappingTable
  learned_heading: LearnedHeadingTable
  operator_version: OperatorVersionTable
  operator_logo: OperatorLogoTable
  outbox: OutboxTable
  refused_mail: RefusedMailTable
  page_view: PageViewTable
  paper: PaperTable
  paper_page: PaperPageTable
  paper_split: PaperSplitTable
  place_profile: PlaceProfileTable
  place_picture: PlacePictureTable
  program: ProgramTable
  program_key: ProgramKeyTable
  cash_flow: CashFlowTable
  kind_cash_flow: CashFlowTable
  valuation: ValuationTable
  reminder_choice: ReminderChoiceTable
  reminder: ReminderTable
  reminder_link: ReminderLinkTable
  report_run: ReportRunTable
  report: ReportTable
  scan: ScanTable
  scan_page: ScanPageTable
  service: ServiceTable
  filing_word: FilingWordTable
  document_text: DocumentTextTable
  document_page: DocumentPageTable
  word_part: WordPartTable
  visit: VisitTable
  watched_folder: Omit<MailboxTable, 'place' | 'uid_validity'>
  watched_file: WatchedFileTable
  webhook: WebhookTable
  webhook_event: WebhookEventTable
  webhook_delivery: WebhookDeliveryTable
  withheld_document: WithheldDocumentTable
  storage_removal: StorageRemovalTable
}
