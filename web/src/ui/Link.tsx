import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { type To, useHref, useLocation, useNavigate, useResolvedPath } from 'react-router'

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: To
}

/** A link within the web; the one of the current page says so (`aria-current`). */
export function Link({ to, onClick, ...rest }: Props) {
  const href = useHref(to)
  const target = useResolvedPath(to)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  return (
    <a
      {...rest}
      href={href}
      aria-current={typeof to === 'string' && target.pathname === pathname ? 'page' : undefined}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || isForBrowser(event)) return
        event.preventDefault()
        // The page one is on is not entered into the history once more.
        void navigate(to, { replace: href === location.pathname + location.search })
      }}
    />
  )
}

/** A click for a new tab, a new window or a download is the browser's. */
function isForBrowser(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
}
