import { isDemoPath } from '@hausblick/contract/paths.ts'
import { Contrast } from 'lucide-react'
import type { ComponentType } from 'react'
import { useLocation, useMatches } from 'react-router'
import { IconButton } from '../../base/ui/IconButton.tsx'
import { Link } from '../../base/ui/Link.tsx'
import { choosesCustomer, isStaff } from '../session/role.ts'
import { useGuest } from '../session/useGuest.ts'
import { useSessionState } from '../session/useSession.ts'
import { AccountButton } from './AccountButton.tsx'
import { FindButton } from './find/FindButton.tsx'
import { Logo } from './Logo.tsx'
import { headerPages, isEntry, isOwn } from './links.ts'
import { MobileMenu } from './MobileMenu.tsx'
import { NavLinks } from './NavLinks.tsx'
import { PrintDate } from './PrintDate.tsx'
import { readHandle } from './routeHandle.ts'
import * as texts from './texts.ts'
import { toggleTheme } from './theme.ts'

const linkLook =
  'flex min-h-10 pointer-coarse:min-h-11 items-center rounded-control px-2 font-medium text-ink-2 hover:text-ink aria-[current]:bg-brand-soft aria-[current]:text-brand lg:px-3'

const usualNav = 'hidden max-md:order-last max-md:w-full max-md:pb-2 md:block noscript:block'
/** Staff have one link more, for which there is no room between phone and desktop widths. */
const longerNav = 'hidden max-lg:order-last max-lg:w-full max-lg:pb-2 lg:block noscript:block'

export function Header() {
  const { pathname } = useLocation()
  const [dashboard] = headerPages(pathname, useGuest())
  const session = useSessionState()
  const { status } = session
  // Without a session, all other links lead to the login. Visitors of the entry pages are taken as signed out while checking.
  const signedOut = status === 'signedOut' || (status === 'checking' && isEntry(pathname))
  const demo = signedOut && !isDemoPath(pathname)
  const hasMore = status === 'signedIn' && isStaff(session.me) && !isDemoPath(pathname)
  const Selector = useHeaderSelector()
  const selects = status === 'signedIn' && choosesCustomer(session.me)
  return (
    <header className="relative z-10 border-b border-line">
      <div className="page md:flex md:flex-wrap md:items-center md:gap-x-2">
        <div className="flex min-h-16 flex-wrap items-center gap-2 print:min-h-12 md:shrink-0 md:grow">
          <Link
            to={dashboard?.path ?? '/'}
            aria-label={texts.logo}
            className="mr-3 flex min-h-11 items-center gap-2.5 rounded-control md:mr-1 lg:mr-6"
          >
            <Logo />
          </Link>
          {/* Without scripts, narrow screens show it below the logo, since their menu does not open. */}
          <nav aria-label={texts.mainMenu} className={hasMore ? longerNav : usualNav}>
            <ul className="flex max-md:flex-wrap lg:gap-1">
              <NavLinks pathname={pathname} demo={demo} className={linkLook} />
            </ul>
          </nav>
          <div className="ml-auto flex items-center gap-1">
            <PrintDate />
            <FindButton isSmall={Selector !== undefined && selects} />
            <IconButton label={texts.switchTheme} icon={Contrast} onClick={toggleTheme} />
            <AccountButton away={!isOwn(pathname)} />
            <MobileMenu
              key={pathname}
              pathname={pathname}
              demo={demo}
              className={hasMore ? 'lg:hidden' : 'md:hidden'}
            />
          </div>
        </div>
        {Selector && selects && (
          <div className="pb-3 md:ml-auto md:w-56 md:pt-3 print:hidden">
            <Selector />
          </div>
        )}
      </div>
    </header>
  )
}

/** Returns what the current page's frame has users select in the header. */
function useHeaderSelector(): ComponentType | undefined {
  return useMatches()
    .map((match) => readHandle(match).Selector)
    .find((found) => found !== undefined)
}
