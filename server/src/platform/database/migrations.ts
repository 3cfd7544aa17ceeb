import type { Migration } from './migration.ts'
import { recordsMigration } from './migrations/0001_records.ts'
import { identityMigration } from './migrations/0002_identity.ts'
import { attemptsMigration } from './migrations/0003_attempts.ts'
import { documentsMigration } from './migrations/0004_documents.ts'
import { documentTextMigration } from './migrations/0005_document_text.ts'
import { calendarMigration } from './migrations/0006_calendar.ts'
import { pageViewsMigration } from './migrations/0007_page_views.ts'
import { deletionRequestsMigration } from './migrations/0008_deletion_requests.ts'
import { documentVocabularyMigration } from './migrations/0009_document_vocabulary.ts'
import { noticesMigration } from './migrations/0010_notices.ts'
import { textAttemptsMigration } from './migrations/0011_text_attempts.ts'
import { customerSearchMigration } from './migrations/0012_customer_search.ts'
import { textsAgainMigration } from './migrations/0013_texts_again.ts'
import { wordPartsMigration } from './migrations/0014_word_parts.ts'
import { installationMigration } from './migrations/0015_installation.ts'
import { itemOwnersMigration } from './migrations/0016_item_owners.ts'
import { oneWayToSearchMigration } from './migrations/0017_one_way_to_search.ts'
import { searchKeysAgainMigration } from './migrations/0018_search_keys_again.ts'
import { documentListingMigration } from './migrations/0019_document_listing.ts'
import { outboxMigration } from './migrations/0020_outbox.ts'
import { activeContentMigration } from './migrations/0021_active_content.ts'
import { lastImportMigration } from './migrations/0022_last_import.ts'
import { auditMigration } from './migrations/0023_audit.ts'
import { secondFactorMigration } from './migrations/0024_second_factor.ts'
import { withheldDocumentsMigration } from './migrations/0025_withheld_documents.ts'
import { erasureMigration } from './migrations/0026_erasure.ts'
import { severalCustomersMigration } from './migrations/0027_several_customers.ts'
import { creditTermsMigration } from './migrations/0028_credit_terms.ts'
import { yearsMigration } from './migrations/0029_years.ts'
import { guestsMigration } from './migrations/0030_guests.ts'
import { remindersMigration } from './migrations/0031_reminders.ts'
import { reportsMigration } from './migrations/0032_reports.ts'
import { exactRatesMigration } from './migrations/0033_exact_rates.ts'
import { auditFormatMigration } from './migrations/0034_audit_format.ts'
import { customerNamesMigration } from './migrations/0037_customer_names.ts'
import { lastBackupMigration } from './migrations/0038_last_backup.ts'
import { amountsByKindMigration } from './migrations/0039_amounts_by_kind.ts'
import { importDifferencesMigration } from './migrations/0040_import_differences.ts'
import { importsMigration } from './migrations/0041_imports.ts'
import { mappingsMigration } from './migrations/0042_mappings.ts'
import { invitedOwnersMigration } from './migrations/0043_invited_owners.ts'
import { differenceListsMigration } from './migrations/0044_difference_lists.ts'
import { customerDirectoryMigration } from './migrations/0045_customer_directory.ts'
import { operatorMigration } from './migrations/0047_operator.ts'
import { overviewMigration } from './migrations/0050_overview.ts'
import { houseMigration } from './migrations/0051_house.ts'
import { customerMergesMigration } from './migrations/0052_customer_merges.ts'
import { findMigration } from './migrations/0055_find.ts'
import { scansMigration } from './migrations/0056_scans.ts'
import { sharedFilesMigration } from './migrations/0057_shared_files.ts'
import { papersMigration } from './migrations/0058_papers.ts'
import { suggestionsMigration } from './migrations/0059_suggestions.ts'
import { documentChangesMigration } from './migrations/0060_document_changes.ts'
import { mailboxMigration } from './migrations/0061_mailbox.ts'
import { givingsMigration } from './migrations/0062_givings.ts'
import { paperChangesMigration } from './migrations/0063_paper_changes.ts'
import { visitsMigration } from './migrations/0064_visits.ts'
import { consumerPricesMigration } from './migrations/0065_consumer_prices.ts'
import { depreciationMigration } from './migrations/0066_depreciation.ts'
import { placesMigration } from './migrations/0067_places.ts'
import { oidcMigration } from './migrations/0068_oidc.ts'
import { programsMigration } from './migrations/0069_programs.ts'
import { webhooksMigration } from './migrations/0070_webhooks.ts'
import { ownBackupsMigration } from './migrations/0071_own_backups.ts'
import { spreadingMigration } from './migrations/0073_spreading.ts'
import { forgottenValuationsMigration } from './migrations/0074_forgotten_valuations.ts'
import { learnedMigration } from './migrations/0075_learned.ts'
import { rentAgreementMigration } from './migrations/0076_rent_agreement.ts'
import { purchaseCostsMigration } from './migrations/0077_purchase_costs.ts'
import { monthsMigration } from './migrations/0079_months.ts'
import { savedSettingsMigration } from './migrations/0080_saved_settings.ts'
import { watchedFolderMigration } from './migrations/0083_watched_folder.ts'
import { filedBeforeMigration } from './migrations/0084_filed_before.ts'
import { invoicesMigration } from './migrations/0085_invoices.ts'

/** All migrations by name, in the order in which they run. New ones are appended. */
export const migrations = {
  '0001_records': recordsMigration,
  '0002_identity': identityMigration,
  '0003_attempts': attemptsMigration,
  '0004_documents': documentsMigration,
  '0005_document_text': documentTextMigration,
  '0006_calendar': calendarMigration,
  '0007_page_views': pageViewsMigration,
  '0008_deletion_requests': deletionRequestsMigration,
  '0009_document_vocabulary': documentVocabularyMigration,
  '0010_notices': noticesMigration,
  '0011_text_attempts': textAttemptsMigration,
  '0012_customer_search': customerSearchMigration,
  '0013_texts_again': textsAgainMigration,
  '0014_word_parts': wordPartsMigration,
  '0015_installation': installationMigration,
  '0016_item_owners': itemOwnersMigration,
  '0017_one_way_to_search': oneWayToSearchMigration,
  '0018_search_keys_again': searchKeysAgainMigration,
  '0019_document_listing': documentListingMigration,
  '0020_outbox': outboxMigration,
  '0021_active_content': activeContentMigration,
  '0022_last_import': lastImportMigration,
  '0023_audit': auditMigration,
  '0024_second_factor': secondFactorMigration,
  '0025_withheld_documents': withheldDocumentsMigration,
  '0026_erasure': erasureMigration,
  '0027_several_customers': severalCustomersMigration,
  '0028_credit_terms': creditTermsMigration,
  '0029_years': yearsMigration,
  '0030_guests': guestsMigration,
  '0031_reminders': remindersMigration,
  '0032_reports': reportsMigration,
  '0033_exact_rates': exactRatesMigration,
  '0034_audit_format': auditFormatMigration,
  '0037_customer_names': customerNamesMigration,
  '0038_last_backup': lastBackupMigration,
  '0039_amounts_by_kind': amountsByKindMigration,
  '0040_import_differences': importDifferencesMigration,
  '0041_imports': importsMigration,
  '0042_mappings': mappingsMigration,
  '0043_invited_owners': invitedOwnersMigration,
  '0044_difference_lists': differenceListsMigration,
  '0045_customer_directory': customerDirectoryMigration,
  '0047_operator': operatorMigration,
  '0050_overview': overviewMigration,
  '0051_house': houseMigration,
  '0052_customer_merges': customerMergesMigration,
  '0055_find': findMigration,
  '0056_scans': scansMigration,
  '0057_shared_files': sharedFilesMigration,
  '0058_papers': papersMigration,
  '0059_suggestions': suggestionsMigration,
  '0060_document_changes': documentChangesMigration,
  '0061_mailbox': mailboxMigration,
  '0062_givings': givingsMigration,
  '0063_paper_changes': paperChangesMigration,
  '0064_visits': visitsMigration,
  '0065_consumer_prices': consumerPricesMigration,
  '0066_depreciation': depreciationMigration,
  '0067_places': placesMigration,
  '0068_oidc': oidcMigration,
  '0069_programs': programsMigration,
  '0070_webhooks': webhooksMigration,
  '0071_own_backups': ownBackupsMigration,
  '0073_spreading': spreadingMigration,
  '0074_forgotten_valuations': forgottenValuationsMigration,
  '0075_learned': learnedMigration,
  '0076_rent_agreement': rentAgreementMigration,
  '0077_purchase_costs': purchaseCostsMigration,
  '0079_months': monthsMigration,
  '0080_saved_settings': savedSettingsMigration,
  '0083_watched_folder': watchedFolderMigration,
  '0084_filed_before': filedBeforeMigration,
  '0085_invoices': invoicesMigration,
} satisfies Readonly<Record<string, Migration>>

export type MigrationName = keyof typeof migrations

/**
 * The migrations that older programs do not survive, each with the newest migration that a program must know to work with
 * the database from then on: the one after which nothing uses what is removed. Others only expand.
 */
export const neededMigrations: Readonly<Partial<Record<MigrationName, MigrationName>>> = {}
