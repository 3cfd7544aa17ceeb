import { readAuditCall } from '@hausblick/contract/calls/audit.ts'
import { readSearch } from '@hausblick/contract/searchParameters.ts'
import type { AnyQuery } from '../../../base/data/askFor.ts'
import { auditQuery } from '../../../base/data/audit.ts'
import type { PageViewer } from '../../../parts/session/loadPage.ts'
import { logFilterParameter, toLogQuery } from './logAddress.ts'

/** Returns the query of the log, filtered as the address says. */
export function logQueries({ access, search }: PageViewer): readonly AnyQuery[] {
  const query = toLogQuery(readSearch(logFilterParameter, search), access.customerId || null)
  return [auditQuery(access.client, readAuditCall, query)]
}
