import type { AnyQuery } from '../data/askFor.ts'
import { inboxCountQuery } from '../data/documents/inboxCount.ts'
import { documentsQuery } from '../data/documents/list.ts'
import type { PageViewer } from '../session/loadPage.ts'
import { isStaff } from '../session/role.ts'

/** Returns the queries of the documents page. The list of all customers begins with the browser's filters. */
export function documentPageQueries({
  access: { client, customerId },
  account,
  me,
}: PageViewer): readonly AnyQuery[] {
  const list = customerId ? [documentsQuery({ client, account, customerId })] : []
  return me && isStaff(me) ? [...list, inboxCountQuery(client)] : list
}
