import { pages } from '@hausblick/contract/pages.ts'
import { demoPath, isDemoPath, normalisePath } from '@hausblick/contract/paths.ts'
import { Link } from '../../base/ui/Link.tsx'
import { isStaff } from '../session/role.ts'
import { isAdministration } from '../session/staff/isAdministration.ts'
import { useGuest } from '../session/useGuest.ts'
import { useSessionState } from '../session/useSession.ts'
import { headerPages, isWithin } from './links.ts'
import * as texts from './texts.ts'

interface Props {
  pathname: string
  /** Whether to add a link to the demo. */
  demo: boolean
  className: string
  onChoose?: () => void
}

/** The header's links. `aria-current` marks the current page, or the one that contains it. */
export function NavLinks({ pathname, demo, className, onChoose }: Props) {
  const shown = headerPages(pathname, useGuest())
  const state = useSessionState()
  const isWorking = state.status === 'signedIn' && isStaff(state.me) && !isDemoPath(pathname)
  const isInside = isAdministration(pathname)
  return (
    <>
      {isWorking && (
        <li>
          <Link
            to={pages.overview.path}
            onClick={onChoose}
            className={className}
            {...(isInside && {
              'aria-current': normalisePath(pathname) === pages.overview.path ? 'page' : 'true',
            })}
          >
            {texts.administration}
          </Link>
        </li>
      )}
      {shown.map(({ path, title }) => (
        <li key={path}>
          <Link
            to={path}
            onClick={onChoose}
            className={className}
            {...(isWithin(pathname, path) && !isInside && { 'aria-current': 'true' })}
          >
            {title}
          </Link>
        </li>
      ))}
      {demo && (
        // There is no room for it between phone and desktop widths; the account menu has it, too.
        <li className="md:max-lg:hidden">
          <Link to={demoPath(pages.dashboard.path)} onClick={onChoose} className={className}>
            {texts.demo}
          </Link>
        </li>
      )}
    </>
  )
}
