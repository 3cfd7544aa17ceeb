import { pages } from '@hausblick/contract/pages.ts'
import { Link } from '../../../base/ui/Link.tsx'
import { useSessionState } from '../../../parts/session/useSession.ts'
import { DeletionRequests } from './DeletionRequests.tsx'
import * as texts from './texts.ts'

/** What customers want deleted. Staff see it; operators delete. */
export default function DeletionsPage() {
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
