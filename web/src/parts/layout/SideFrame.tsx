import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Link } from '../../base/ui/Link.tsx'
import { isWithin } from './links.ts'

interface SideLink {
  readonly path: string
  readonly title: string
  /** Beside the title. */
  readonly chip?: ReactNode
}

export interface SideGroup {
  /** Absent where its links need none. */
  readonly heading?: string
  readonly links: readonly SideLink[]
}

interface Props {
  /** Accessible name of the navigation. */
  label: string
  /** The first link contains all others. */
  groups: readonly SideGroup[]
  children: ReactNode
}

/**
 * The frame of pages that belong together: a column of links beside them, on narrow screens a row above that scrolls and
 * begins with the current one.
 */
export function SideFrame({ label, groups, children }: Props) {
  const { pathname } = useLocation()
  const root = groups[0]?.links[0]?.path
  return (
    <div className="lg:grid lg:grid-cols-[12.5rem_minmax(0,1fr)] lg:gap-7">
      <nav
        aria-label={label}
        // Relative, so that words for screen readers scroll within it.
        className="relative -mx-4 -mt-1 mb-4 flex gap-1 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:-mx-6 md:px-6 lg:mx-0 lg:mt-14 lg:mb-0 lg:flex-col lg:gap-5 lg:self-start lg:overflow-visible lg:p-0 print:hidden"
      >
        {groups.map(({ heading, links }) => (
          <div key={links[0]?.path} className="max-lg:contents">
            {heading !== undefined && (
              <p className="mb-1 px-3 text-13 text-ink-3 max-lg:hidden">{heading}</p>
            )}
            <ul className="max-lg:contents lg:flex lg:flex-col lg:gap-0.5">
              {links.map(({ path, title, chip }) => (
                <li key={path} className="max-lg:has-[[aria-current]]:order-first">
                  <Link
                    to={path}
                    className="flex min-h-10 pointer-coarse:min-h-11 items-center justify-between gap-2 rounded-control px-3 font-medium whitespace-nowrap text-ink-2 hover:text-ink aria-[current]:bg-brand-soft aria-[current]:text-brand"
                    {...(path !== root && isWithin(pathname, path) && { 'aria-current': 'true' })}
                  >
                    {title}
                    {chip}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className="min-w-0">{children}</div>
    </div>
  )
}
