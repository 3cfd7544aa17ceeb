import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Link } from '../ui/Link.tsx'
import { isWithin } from './links.ts'

interface SideLink {
  readonly path: string
  readonly title: string
  /** Beside the title. */
  readonly chip?: ReactNode
}

interface Props {
  /** Accessible name of the navigation. */
  label: string
  /** The first one contains the others. */
  links: readonly SideLink[]
  children: ReactNode
}

/** The frame of pages that belong together: a column of links beside them, on narrow screens a row above that scrolls. */
export function SideFrame({ label, links, children }: Props) {
  const { pathname } = useLocation()
  const row = useCurrentInView(pathname)
  return (
    <div className="lg:grid lg:grid-cols-[12.5rem_minmax(0,1fr)] lg:gap-7">
      <nav
        ref={row}
        aria-label={label}
        className="relative -mx-4 -mt-1 mb-4 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:-mx-6 md:px-6 lg:mx-0 lg:mt-14 lg:mb-0 lg:overflow-visible lg:p-0 print:hidden"
      >
        <ul className="flex gap-1 lg:flex-col">
          {links.map(({ path, title, chip }, index) => (
            <li key={path}>
              <Link
                to={path}
                className="flex min-h-10 pointer-coarse:min-h-11 items-center justify-between gap-2 rounded-control px-3 font-medium whitespace-nowrap text-ink-2 hover:text-ink aria-[current]:bg-brand-soft aria-[current]:text-brand"
                {...(index > 0 && isWithin(pathname, path) && { 'aria-current': 'true' })}
              >
                {title}
                {chip}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="min-w-0">{children}</div>
    </div>
  )
}

/** Scrolls a row sideways so that the link of the current page is in view. */
function useCurrentInView(pathname: string) {
  const row = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current link follows the path.
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (!row.current || !current) return
    row.current.scrollLeft =
      current.offsetLeft - (row.current.clientWidth - current.offsetWidth) / 2
  }, [pathname])
  return row
}
