import { pages } from '@hausblick/contract/pages.ts'
import { UserRound } from 'lucide-react'
import { EmptyNote } from '../../base/ui/EmptyNote.tsx'
import { Link } from '../../base/ui/Link.tsx'
import { useSessionState } from '../../parts/session/useSession.ts'
import * as texts from './texts.ts'

/** The card in place of settings, which the demo does not have, with a link to the user's own. */
export function DemoCard() {
  const state = useSessionState()
  return (
    <EmptyNote icon={UserRound} title={texts.demoHeading}>
      {state.status === 'signedIn' ? (
        <>
          {texts.beforeEmail} <span className="wrap-anywhere">{state.me.email}</span>{' '}
          {texts.afterEmail}{' '}
          <Link to={pages.settings.path} className="link">
            {texts.toOwnSettings}
          </Link>
        </>
      ) : (
        <>
          {texts.demoNote}{' '}
          <Link to={pages.login.path} className="link">
            {texts.toSignIn}
          </Link>
        </>
      )}
    </EmptyNote>
  )
}
