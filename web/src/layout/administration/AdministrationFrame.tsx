import { pagePaths } from '@hausblick/contract/addresses.ts'
import { Outlet, useLocation } from 'react-router'
import { useSessionState } from '../../session/useSession.ts'
import { Link } from '../../ui/Link.tsx'
import { isWithin } from '../links.ts'
import { administrationLinks } from './links.ts'
import * as texts from './texts.ts'

/** The frame of the pages of Verwaltung: their navigation beside them, above them on phones. */
export default function AdministrationFrame() {
  const { pathname } = useLocation()
  const state = useSessionState()
  const isOperator = state.status === 'signedIn' && state.me.role === 'operator'
  return (
    <div className="lg:grid lg:grid-cols-[12.5rem_minmax(0,1fr)] lg:gap-7">
      <nav
        aria-label={texts.navigation}
        className="mb-5 max-lg:-mx-4 max-lg:overflow-x-auto max-lg:px-4 lg:mt-13 print:hidden"
      >
        <ul className="flex gap-1 lg:flex-col">
          {administrationLinks(isOperator).map(({ path, title }) => (
            <li key={path}>
              <Link
                to={path}
                className="flex min-h-10 pointer-coarse:min-h-11 items-center rounded-control px-3 font-medium whitespace-nowrap text-ink-2 hover:text-ink aria-[current]:bg-brand-soft aria-[current]:text-brand"
                {...(path !== pagePaths.overview &&
                  isWithin(pathname, path) && { 'aria-current': 'true' })}
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="min-w-0">
        <Outlet />
      </div>
    </div>
  )
}
