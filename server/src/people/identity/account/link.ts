import type { AccountKind } from '../../../platform/database/tables/accounts.ts'

/** What an account is linked to, with all of its customers, the first one first; none for operators and staff. */
export interface AccountLink {
  readonly kind: AccountKind
  readonly email: string
  readonly customerIds: readonly string[]
}

/** Returns the customers of an account from its link joined with its further customers: a row for each of these. */
export function gatherCustomers(
  rows: readonly { readonly customer_id: string | null; readonly further_id: string | null }[],
): string[] {
  const ids = [rows[0]?.customer_id, ...rows.map(({ further_id }) => further_id)]
  return ids.filter((id) => id !== null && id !== undefined)
}
