import { customerParameter } from '@hausblick/contract/addresses.ts'
import { readSearch } from '@hausblick/contract/searchParameters.ts'
import type { AnyQuery } from '../../base/data/askFor.ts'
import { firstChoicesQuery } from '../../base/data/documents/choices.ts'
import { inboxCountQuery } from '../../base/data/documents/inboxCount.ts'
import { documentsQuery } from '../../base/data/documents/list.ts'
import { documentPagesQuery } from '../../base/data/documents/pages.ts'
import type { PageViewer } from '../../parts/session/loadPage.ts'
import { isStaff } from '../../parts/session/role.ts'
import { filterStateParameter } from './filters/filterState.ts'

/** Returns the queries of the documents page: for staff who have chosen no customer, the list that its address names. */
export function documentPageQueries(viewer: PageViewer): readonly AnyQuery[] {
  const { access, account, me, search } = viewer
  const { client, customerId } = access
  const own = customerId ? [documentsQuery({ client, account, customerId })] : []
  if (!me || !isStaff(me)) return own
  const isOfOne = readSearch(customerParameter, search) !== null
  const list = isOfOne
    ? own
    : [
        documentPagesQuery(client, account, readSearch(filterStateParameter, search)),
        firstChoicesQuery(client),
      ]
  return [...list, inboxCountQuery(client)]
}
