import { pages } from '@hausblick/contract/pages.ts'
import { ownPath } from '@hausblick/contract/paths.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Outlet, useLocation } from 'react-router'
import { AccessProvider } from '../../base/data/access.ts'
import { configQuery, publicClient } from '../../base/data/queries.ts'
import { readOf } from '../../base/data/useRead.ts'
import { FailedRead } from '../../base/ui/ErrorNote.tsx'
import { Link } from '../../base/ui/Link.tsx'
import * as ui from '../../base/ui/texts.ts'
import { useInvitationAddress } from '../session/rememberedInvitation.ts'
import { useSessionState } from '../session/useSession.ts'
import * as texts from './texts.ts'

/** The frame of the demo's pages: a note that they are a demo, and access to the demo customer for everyone. */
export function DemoFrame() {
  const config = readOf(useQuery(configQuery))
  const customerId = config.data?.demoCustomerId ?? null
  const access = useMemo(() => ({ client: publicClient, customerId, demo: true }), [customerId])
  return (
    <AccessProvider value={access}>
      <p className="mb-5 text-13 text-ink-3 md:mb-6 print:hidden">
        {texts.demoNote} <ExitLink />
      </p>
      {config.error ? <FailedRead title={texts.demoMissing} read={config} /> : <Outlet />}
    </AccessProvider>
  )
}

/** The link that leaves the demo: to the user's own page, their invitation, or the login. */
function ExitLink() {
  const { pathname } = useLocation()
  const { status } = useSessionState()
  const invitation = useInvitationAddress()
  const [to, text] =
    status === 'signedIn'
      ? [ownPath(pathname), ui.toOwnData]
      : invitation
        ? [invitation, ui.toInvitation]
        : [pages.login.path, texts.toSignIn]
  return (
    <Link to={to} className="link">
      {text}
    </Link>
  )
}
