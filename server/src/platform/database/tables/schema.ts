import type { AccountTables } from './accounts.ts'
import type { AttemptTables } from './attempts.ts'
import type { AuditTables } from './audit.ts'
import type { CalendarTables } from './calendars.ts'
import type { ConsumerPriceTables } from './consumerPrices.ts'
import type { CustomerMergeTables } from './customerMerges.ts'
import type { CustomerTables } from './customers.ts'
import type { DeletionRequestTables } from './deletionRequests.ts'
import type { DepreciationTables } from './depreciations.ts'
import type { DocumentChangeTables } from './documentChanges.ts'
import type { DocumentTables } from './documents.ts'
import type { FindTables } from './find.ts'
import type { GivingTables } from './givings.ts'
import type { GuestTables } from './guests.ts'
import type { HouseTables } from './house.ts'
import type { ImportDifferenceTables } from './importDifferences.ts'
import type { ImportOwnerTables } from './importOwners.ts'
import type { ImportTables } from './imports.ts'
import type { InvoiceTables } from './invoices.ts'
import type { ListingTables } from './listing.ts'
import type { MailboxTables } from './mailbox.ts'
import type { MappingTables } from './mappings.ts'
import type { OperatorTables } from './operator.ts'
import type { OutboxTables } from './outbox.ts'
import type { PageViewTables } from './pageViews.ts'
import type { PaperTables } from './papers.ts'
import type { PlaceTables } from './places.ts'
import type { ProgramTables } from './programs.ts'
import type { RecordTables } from './records.ts'
import type { ReminderTables } from './reminders.ts'
import type { ReportTables } from './reports.ts'
import type { ScanTables } from './scans.ts'
import type { ServiceTables } from './service.ts'
import type { SuggestionTables } from './suggestions.ts'
import type { TextTables } from './texts.ts'
import type { VisitTables } from './visits.ts'
import type { WatchedTables } from './watched.ts'
import type { WebhookTables } from './webhooks.ts'
import type { WithheldTables } from './withheld.ts'

/** The tables for Kysely; `migrations/` creates them. */
export interface Schema
  extends AccountTables,
    AttemptTables,
    AuditTables,
    CalendarTables,
    ConsumerPriceTables,
    CustomerMergeTables,
    CustomerTables,
    DeletionRequestTables,
    DepreciationTables,
    DocumentChangeTables,
    DocumentTables,
    FindTables,
    GivingTables,
    GuestTables,
    HouseTables,
    ImportDifferenceTables,
    ImportTables,
    ImportOwnerTables,
    InvoiceTables,
    ListingTables,
    MailboxTables,
    MappingTables,
    OperatorTables,
    OutboxTables,
    PageViewTables,
    PaperTables,
    PlaceTables,
    ProgramTables,
    RecordTables,
    ReminderTables,
    ReportTables,
    ScanTables,
    ServiceTables,
    SuggestionTables,
    TextTables,
    VisitTables,
    WatchedTables,
    WebhookTables,
    WithheldTables {}
