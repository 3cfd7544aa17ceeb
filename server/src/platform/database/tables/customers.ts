import type { CustomerAccess } from '@hausblick/contract/calls/customerDirectory.ts'
import type { Generated } from 'kysely'

export interface CustomerTable {
  id: string
  /** When the customer's records last changed, in milliseconds; higher by one at least with every change. */
  data_version: number
  /** ISO 8601. */
  created_at: string
  /** The number of the customer's latest document. Adding one increments it first, which serialises uploads. */
  last_document_number: number
  /** The version of `listSearchParts` by which the customer is in `customer_search`; 0 if it is not. */
  searchable: Generated<number>
  /** The owner's name, as `normaliseCustomerName` returns it; empty if it is unknown. */
  name: Generated<string>
  /** The data version whose units, buildings and loans can be found; -1 for none. */
  find_version: Generated<number>
  /** The German sort key of the name or, without one, the first address, else the id; empty until it is known. */
  label_key: Generated<string>
  /** 1 once anything but records has changed of what is summarised below; triggers set it. */
  summary_stale: Generated<number>
  /** The data version of which the summary is. */
  summary_version: Generated<number>
  units: Generated<number>
  value_cents: Generated<number | null>
  /** Year and month as one number, 202612; null without figures. */
  figures_until: Generated<number | null>
  /** When figures last changed, in milliseconds; 0 without figures. */
  figures_changed: Generated<number>
  /** The newest month with income that was over when imports were last written; as `figures_until`. */
  newest_month: Generated<number | null>
  /** When an import brought it, ISO 8601; null if that is not known. */
  newest_month_at: Generated<string | null>
  /** The address of the first account or the latest open invitation, else empty. */
  contact_email: Generated<string>
  /** Accounts. */
  people: Generated<number>
  /** Whatever has lapsed: `invited_until` says when that is. */
  access: Generated<Exclude<CustomerAccess, 'expired'>>
  /** When the latest open invitation lapses, ISO 8601. */
  invited_until: Generated<string | null>
  /** Documents in the inbox. */
  waiting: Generated<number>
  /** Id, name and addresses, folded, one text or spelling a line. */
  search_text: Generated<string>
  /** The last day on which one of the accounts used the service, in UTC, ISO 8601; some hours late. */
  last_seen_on: Generated<string | null>
}

/** Every ending of a customer's id, address and name, folded. */
export interface CustomerSearchTable {
  part: string
  customer_id: string
}
