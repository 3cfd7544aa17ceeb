import { pagePaths } from '@hausblick/contract/addresses.ts'
import { MOST_COUNTED } from '@hausblick/contract/calls/overview.ts'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { formatCount } from '../../format/number.ts'
import { Link } from '../../ui/Link.tsx'
import { isWithin } from '../links.ts'
import { administrationLinks, type Count, countsOf, type Overview } from './links.ts'
import * as texts from './texts.ts'

interface Props {
  isOperator: boolean
  /** Undefined until it is known. */
  overview: Overview | undefined
}

/** The navigation of Verwaltung: a column, on narrow screens a row that scrolls. */
export function AdministrationNav({ isOperator, overview }: Props) {
  const { pathname } = useLocation()
  const row = useCurrentInView(pathname)
  const counts = countsOf(overview)
  return (
    <nav
      ref={row}
      aria-label={texts.navigation}
      className="relative -mx-4 -mt-1 mb-4 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:-mx-6 md:px-6 lg:mx-0 lg:mt-14 lg:mb-0 lg:overflow-visible lg:p-0 print:hidden"
    >
      <ul className="flex gap-1 lg:flex-col">
        {administrationLinks(isOperator).map(({ path, title }) => (
          <li key={path}>
            <Link
              to={path}
              className="flex min-h-10 pointer-coarse:min-h-11 items-center justify-between gap-2 rounded-control px-3 font-medium whitespace-nowrap text-ink-2 hover:text-ink aria-[current]:bg-brand-soft aria-[current]:text-brand"
              {...(path !== pagePaths.overview &&
                isWithin(pathname, path) && { 'aria-current': 'true' })}
            >
              {title}
              <CountChip {...counts[path]} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** How many there are; those that wait stand out. */
function CountChip({ count = 0, isWaiting = false }: Partial<Count>) {
  if (count === 0) return null
  const shown = `${formatCount(count)}${count >= MOST_COUNTED ? '+' : ''}`
  if (!isWaiting) return <span className="text-13 text-ink-3">{shown}</span>
  return (
    <span className="rounded-full bg-hint-soft px-2 text-12 text-hint">
      {shown} <span className="sr-only">{texts.waiting}</span>
    </span>
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
