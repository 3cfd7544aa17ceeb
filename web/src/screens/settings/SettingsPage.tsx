import { pages } from '@hausblick/contract/pages.ts'
import { UserRound } from 'lucide-react'
import { useAccess } from '../../base/data/access.ts'
import { EmptyNote } from '../../base/ui/EmptyNote.tsx'
import { Link } from '../../base/ui/Link.tsx'
import { findCustomerId, type Page } from '../../parts/session/loadPage.ts'
import { findGuest } from '../../parts/session/role.ts'
import { useSessionState } from '../../parts/session/useSession.ts'
import { OwnSettings } from './OwnSettings.tsx'
import { sectionAt, sectionsOf } from './sections.ts'
import { settingsQueries } from './settingsQueries.ts'
import * as texts from './texts.ts'

export const page: Page = {
  Screen: SettingsPage,
  data: (viewer) => settingsQueries(sectionAt(viewer.path), viewer),
  // Those to whom a section does not apply see the first.
  redirect: (session, search, path) => {
    const customerId = findCustomerId(session, search)
    const guest = findGuest(session.me, customerId)
    const isShown = sectionsOf(session.me, { customerId, guest }).includes(sectionAt(path))
    return isShown ? null : pages.settings.path
  },
}

/** The settings of the signed-in account, or a note in the demo, which has none. */
function SettingsPage() {
  const { demo } = useAccess()
  const state = useSessionState()
  if (!demo) return state.status === 'signedIn' ? <OwnSettings session={state} /> : null
  return (
    <>
      <h1 className="mb-6 text-34 font-semibold">{texts.heading}</h1>
      <DemoCard />
    </>
  )
}

/** The card in place of settings, which the demo does not have, with a link to the user's own. */
function DemoCard() {
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
