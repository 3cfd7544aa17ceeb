import { demoPath, pagePaths } from '@hausblick/contract/addresses.ts'
import { Link } from '../ui/Link.tsx'
import { headerPages, isWithin } from './links.ts'
import * as texts from './texts.ts'

interface Props {
  pathname: string
  /** Whether the demo is offered beside the pages that need a login. */
  demo: boolean
  className: string
  onChoose?: () => void
}

/** The header's links; the one of the current page says so, or of the page that the current one belongs to (`aria-current`). */
export function NavLinks({ pathname, demo, className, onChoose }: Props) {
  const pages = headerPages(pathname)
  return (
    <>
      {pages.map(({ path, title }) => (
        <li key={path}>
          <Link
            to={path}
            onClick={onChoose}
            className={className}
            {...(isWithin(pathname, path) && { 'aria-current': 'true' })}
          >
            {title}
          </Link>
        </li>
      ))}
      {demo && (
        // Between the phone and the desktop there is no room for it; the account's menu has it, too.
        <li className="md:max-lg:hidden">
          <Link to={demoPath(pagePaths.dashboard)} onClick={onChoose} className={className}>
            {texts.demo}
          </Link>
        </li>
      )}
    </>
  )
}
