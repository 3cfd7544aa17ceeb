import { type AnchorHTMLAttributes, useSyncExternalStore } from 'react'
import { type To, useHref, useLocation, useNavigate, useResolvedPath } from 'react-router'
import { carriedSearch } from './carriedSearch.ts'

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: To
  /** State of the history's entry. */
  state?: unknown
}

/** A link within the web; the one of the current page says so (`aria-current`). */
export function Link({ to, state, onClick, ...rest }: Props) {
  const { pathname } = useLocation()
  const search = useSearch()
  const path = useResolvedPath(to)
  const target = { ...path, search: carriedSearch(path.search, search) }
  const href = useHref(target)
  const navigate = useNavigate()
  return (
    <a
      aria-current={path.pathname === pathname && path.search === '' ? 'page' : undefined}
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || isForBrowser(event)) return
        event.preventDefault()
        // The page one is on is not entered into the history once more.
        void navigate(target, { state, replace: href === pathname + search })
      }}
    />
  )
}

/**
 * Returns the search of the current page. A page that came rendered knew of none: its links are then rendered once more, since
 * what differs at hydration is not put right.
 */
function useSearch(): string {
  const { search } = useLocation()
  const isRendered = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
  return isRendered ? search : ''
}

type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** A click for a new tab, a new window or a download is the browser's. */
export function isForBrowser(event: Click): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
}
