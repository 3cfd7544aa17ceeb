import type { AnchorHTMLAttributes } from 'react'
import { type To, useHref, useLocation, useNavigate } from 'react-router'

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: To
}

/** A link within the web; the one of the current page says so (`aria-current`). */
export function Link({ to, onClick, ...rest }: Props) {
  const href = useHref(to)
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return (
    <a
      {...rest}
      href={href}
      aria-current={href === pathname ? 'page' : undefined}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || isForBrowser(event)) return
        event.preventDefault()
        // The page one is on is not entered into the history once more.
        void navigate(to, { replace: href === pathname + search })
      }}
    />
  )
}

type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** A click for a new tab, a new window or a download is the browser's. */
export function isForBrowser(event: Click): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
}
