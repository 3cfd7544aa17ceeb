import { normalisePath } from '@hausblick/contract/addresses.ts'
import { type AnchorHTMLAttributes, useSyncExternalStore } from 'react'
import { type To, useHref, useLocation, useNavigate, useResolvedPath } from 'react-router'
import { carryCustomer } from './carryCustomer.ts'

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: To
  /** State of the history entry. */
  state?: unknown
}

/** A client-side link. It carries the selected customer along and marks the current page (`aria-current`). */
export function Link({ to, state, onClick, ...rest }: Props) {
  const { pathname } = useLocation()
  const search = useSearch()
  const path = useResolvedPath(to)
  const target = { ...path, search: carryCustomer(path.search, search) }
  const href = useHref(target)
  const navigate = useNavigate()
  return (
    <a
      aria-current={
        path.pathname === normalisePath(pathname) && path.search === '' ? 'page' : undefined
      }
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || isBrowserClick(event)) return
        event.preventDefault()
        // A link to the current URL adds no history entry.
        void navigate(target, { state, replace: href === pathname + search })
      }}
    />
  )
}

/**
 * Returns the current URL's search, empty during hydration: pages are rendered on the server without it, and React does not patch
 * mismatched attributes. Links re-render right after hydration.
 */
function useSearch(): string {
  const { search } = useLocation()
  const isHydrated = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
  return isHydrated ? search : ''
}

type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** Returns whether a click opens a new tab or window or downloads, and so must be left to the browser. */
export function isBrowserClick(event: Click): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
}
