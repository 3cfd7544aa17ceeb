import { listDeletionRequestsCall } from '@hausblick/contract/calls/myData.ts'
import { pages } from '@hausblick/contract/pages.ts'
import { queryOf } from '../../../base/data/ask.ts'
import { Link } from '../../../base/ui/Link.tsx'
import type { Page } from '../../../parts/session/loadPage.ts'
import { useSessionState } from '../../../parts/session/useSession.ts'
import { DeletionRequests } from './DeletionRequests.tsx'
import * as texts from './texts.ts'

export const page: Page = {
  Screen: DeletionsPage,
  data: ({ access }) => [queryOf(access.client, listDeletionRequestsCall, {})],
}

/** What customers want deleted. Staff see it; operators delete. */
function DeletionsPage() {
  const state = useSessionState()
  const isOperator = state.status === 'signedIn' && state.me.role === 'operator'
  return (
    <>
      <h1 className="mb-5 text-34 font-semibold tracking-tight">{pages.deletions.title}</h1>
      <DeletionRequests canEnd={isOperator} />
      <p className="mt-4 text-13 text-ink-3">
        {isOperator ? (
          <>
            {texts.withoutRequest}{' '}
            <Link to={pages.customers.path} className="link">
              {pages.customers.title}
            </Link>
            .
          </>
        ) : (
          texts.onlyOperators
        )}
      </p>
    </>
  )
}
