import type { ErasedKind } from '@hausblick/contract/calls/erasure.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'

/** The tables whose rows are counted and deleted by the customer's id alone, each with its name in the report. */
export const tables = [
  ['portfolio', 'portfolio'],
  ['object_overview', 'objects'],
  ['object', null],
  ['property_overview', 'units'],
  ['property', null],
  ['credit_terms', null],
  ['credit', 'loans'],
  ['cash_flow', null],
  ['amounts_by_kind', null],
  ['kind_cash_flow', null],
  ['valuation', null],
  ['depreciation', null],
  ['place_profile', null],
  ['import_owner', null],
  ['invitation', 'invitations'],
  ['calendar_feed', 'calendar'],
  ['deletion_request', 'deletionRequest'],
  ['import_difference', null],
  ['report', null],
  ['giving_recipient', null],
  ['report_run', null],
  ['program', null],
  ['customer_merge', null],
  ['document_change', null],
  ['paper_change', null],
  ['webhook_event', null],
] as const satisfies readonly (readonly [keyof Schema, ErasedKind | null])[]
