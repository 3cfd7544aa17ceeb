import { customerParameter } from '@hausblick/contract/addresses.ts'
import { readSearch } from '@hausblick/contract/searchParameters.ts'
import { useAccess } from '../../base/data/access.ts'
import { firstChoicesQuery } from '../../base/data/documents/choices.ts'
import { inboxCountQuery } from '../../base/data/documents/inboxCount.ts'
import { documentsQuery } from '../../base/data/documents/list.ts'
import { documentPagesQuery } from '../../base/data/documents/pages.ts'
import type { Page } from '../../parts/session/loadPage.ts'
import { isStaff } from '../../parts/session/role.ts'
import { CustomerDocuments } from './CustomerDocuments.tsx'
import { filterStateParameter } from './filters/filterState.ts'
import { OwnDocuments } from './OwnDocuments.tsx'

export const page: Page = {
  Screen: DocumentsPage,
  data: ({ access, account, me, search }) => {
    const { client, customerId } = access
    const own = customerId ? [documentsQuery({ client, account, customerId })] : []
    if (!me || !isStaff(me)) return own
    const isOfOne = readSearch(customerParameter, search) !== null
    // Staff who have chosen no customer see the list that the address names.
    const list = isOfOne
      ? own
      : [
          documentPagesQuery(client, account, readSearch(filterStateParameter, search)),
          firstChoicesQuery(client),
        ]
    return [...list, inboxCountQuery(client)]
  },
}

/** The documents page (product §8). */
function DocumentsPage() {
  const { demo } = useAccess()
  return demo ? <CustomerDocuments account="" /> : <OwnDocuments />
}
