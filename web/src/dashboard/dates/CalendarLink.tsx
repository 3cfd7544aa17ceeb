import { pagePaths } from '@hausblick/contract/addresses.ts'
import { CalendarPlus } from 'lucide-react'
import { useAccess } from '../../data/access.ts'
import { useSessionState } from '../../session/useSession.ts'
import { Link } from '../../ui/Link.tsx'
import * as texts from '../texts.ts'

/** Links customers to the settings of their calendar feed. */
export function CalendarLink() {
  const state = useSessionState()
  const { guest } = useAccess()
  if (guest || state.status !== 'signedIn' || state.me.role !== 'customer') return null
  return (
    <Link to={pagePaths.settings} className="link inline-flex min-h-11 items-center gap-2">
      <CalendarPlus size={18} />
      {texts.toCalendar}
    </Link>
  )
}
