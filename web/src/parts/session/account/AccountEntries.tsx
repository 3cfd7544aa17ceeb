import { Menu } from '@base-ui/react/menu'
import { pages } from '@hausblick/contract/pages.ts'
import { demoPath, normalisePath } from '@hausblick/contract/paths.ts'
import { LogIn, Mail, Play, RotateCw } from 'lucide-react'
import { useLocation } from 'react-router'
import * as ui from '../../../base/ui/texts.ts'
import { useInvitationAddress } from '../rememberedInvitation.ts'
import { notChecked, seeDemo } from '../texts.ts'
import { useSession, useSessionState } from '../useSession.ts'
import { entryLook, LinkEntry } from './LinkEntry.tsx'
import { SignedInEntries } from './SignedInEntries.tsx'
import * as texts from './texts.ts'

interface Props {
  away: boolean
  /** Closes the menu. */
  onDone: () => void
}

/** The menu's items, depending on the state of the session. */
export function AccountEntries({ away, onDone }: Props) {
  const session = useSession()
  const state = useSessionState()
  switch (state.status) {
    case 'checking':
      return (
        <Menu.Group>
          <Label text={texts.beingChecked} />
        </Menu.Group>
      )
    case 'unknown':
      return (
        <Menu.Group>
          <Label text={`${notChecked} ${state.reason}`} />
          <Menu.Item
            closeOnClick={false}
            onClick={() => void session.retry()}
            className={entryLook}
          >
            <RotateCw size={18} className="shrink-0 text-ink-3" />
            {ui.retry}
          </Menu.Item>
        </Menu.Group>
      )
    case 'signedOut':
      return <SignedOutEntries away={away} />
    case 'signedIn':
      return <SignedInEntries me={state.me} away={away} onDone={onDone} />
  }
}

function SignedOutEntries({ away }: { away: boolean }) {
  const invitation = useInvitationAddress()
  const { pathname, search } = useLocation()
  // The login's search parameters hold the page to return to.
  const isLogin = normalisePath(pathname) === pages.login.path
  return (
    <Menu.Group>
      <Label text={texts.signedOut} />
      {invitation && <LinkEntry to={invitation} icon={Mail} text={ui.toInvitation} />}
      <LinkEntry
        to={isLogin ? pathname + search : pages.login.path}
        icon={LogIn}
        text={texts.signIn}
      />
      {away && <LinkEntry to={demoPath(pages.dashboard.path)} icon={Play} text={seeDemo} />}
    </Menu.Group>
  )
}

function Label({ text }: { text: string }) {
  return <Menu.GroupLabel className="px-3 pt-2 pb-2.5 text-ink-2">{text}</Menu.GroupLabel>
}
