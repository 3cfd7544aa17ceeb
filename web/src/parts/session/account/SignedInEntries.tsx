import { Menu } from '@base-ui/react/menu'
import type { Me } from '@hausblick/contract/calls/accounts.ts'
import { pages } from '@hausblick/contract/pages.ts'
import { Building2, LayoutDashboard, LogOut, Settings } from 'lucide-react'
import { useState } from 'react'
import { logFailure } from '../../../base/data/failures.ts'
import * as ui from '../../../base/ui/texts.ts'
import { isStaff } from '../role.ts'
import { useSession } from '../useSession.ts'
import { entryLook, LinkEntry } from './LinkEntry.tsx'
import * as texts from './texts.ts'

interface Props {
  me: Me
  away: boolean
  /** Closes the menu. */
  onDone: () => void
}

/** The items shown when signed in: the account, settings and sign-out. */
export function SignedInEntries({ me, away, onDone }: Props) {
  const session = useSession()
  const [failure, setFailure] = useState<string | null>(null)
  const signOut = async () => {
    setFailure(null)
    try {
      await session.signOut()
      onDone()
    } catch (error) {
      logFailure(error)
      setFailure(error instanceof Error ? error.message : '')
    }
  }
  return (
    <>
      <Menu.Group>
        <Menu.GroupLabel className="border-b border-line px-3 pt-1.5 pb-3">
          <span className="block text-13 text-ink-3">{texts.signedInAs}</span>{' '}
          <span className="block font-semibold wrap-anywhere">{me.email}</span>{' '}
          <span className="block text-13 text-ink-2">{texts.roleNames[me.role]}</span>
        </Menu.GroupLabel>
        <div className="mt-1.5" />
        {away && <LinkEntry to={pages.dashboard.path} icon={LayoutDashboard} text={ui.toOwnData} />}
        {isStaff(me) && (
          <LinkEntry to={pages.overview.path} icon={Building2} text={texts.administration} />
        )}
        <LinkEntry to={pages.settings.path} icon={Settings} text={pages.settings.title} />
        <Menu.Item
          closeOnClick={false}
          onClick={() => void signOut()}
          className={`${entryLook} w-full`}
        >
          <LogOut size={18} className="shrink-0 text-ink-3" />
          {texts.signOut}
        </Menu.Item>
      </Menu.Group>
      {failure !== null && (
        <p role="alert" className="px-3 py-2 text-13 text-expenses">
          {texts.signOutFailed(failure)}
        </p>
      )}
    </>
  )
}
