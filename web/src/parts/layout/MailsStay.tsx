import { pages } from '@hausblick/contract/pages.ts'
import { Link } from '../../base/ui/Link.tsx'
import { useSessionState } from '../session/useSession.ts'
import * as texts from './texts.ts'

/** Says, before a mail is written, that it would leave nowhere, and where that is put right. */
export function MailsStay() {
  const state = useSessionState()
  const isOperator = state.status === 'signedIn' && state.me.role === 'operator'
  return (
    <p className="mb-5 max-w-[75ch] rounded-control bg-hint-soft px-4 py-3 text-hint">
      {texts.mailsStay}{' '}
      {isOperator ? (
        <Link to={pages.checks.path} className="font-medium underline">
          {texts.setUpMailServer}
        </Link>
      ) : (
        texts.operatorsSetUpMailServer
      )}
    </p>
  )
}
