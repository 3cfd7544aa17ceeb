import type { Me } from '@hausblick/contract/calls/accounts.ts'
import { readStaffRightsCall } from '@hausblick/contract/calls/staff.ts'
import { queryOf } from '../../../base/data/ask.ts'
import type { AnyQuery } from '../../../base/data/askFor.ts'
import type { Client } from '../../../base/data/client.ts'

/** Returns the query of what staff may do; operators may do everything. */
export function rightsOf(client: Client, me: Me | null): readonly AnyQuery[] {
  return me?.role === 'staff' ? [queryOf(client, readStaffRightsCall, {})] : []
}
