import { pagePaths } from '@hausblick/contract/addresses.ts'
import { isStaff } from '../session/role.ts'
import { useSessionState } from '../session/useSession.ts'
import { Link } from '../ui/Link.tsx'
import { Inbox } from './Inbox.tsx'
import * as texts from './texts.ts'

/** The customers' uploads that have not been filed yet. Everyone but staff is redirected to the documents page. */
export default function InboxPage() {
  const state = useSessionState()
  if (state.status !== 'signedIn' || !isStaff(state.me)) return null
  return (
    <>
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h1 className="text-34 font-semibold tracking-tight">{texts.heading}</h1>
        <Link to={pagePaths.documents} className="link">
          {texts.allDocuments}
        </Link>
      </div>
      <Inbox account={state.me.email} />
    </>
  )
}
