import { normalisePath } from '@hausblick/contract/paths.ts'
import type { RefAttributes } from 'react'
import { type LinkProps, Link as RouterLink, useLocation, useResolvedPath } from 'react-router'
import { carryCustomer } from './carryCustomer.ts'

/** The router's link. It carries the customer that staff have selected along, and marks the current page (`aria-current`). */
export function Link({ to, ...rest }: LinkProps & RefAttributes<HTMLAnchorElement>) {
  const { pathname, search } = useLocation()
  const path = useResolvedPath(to)
  const isCurrent = path.pathname === normalisePath(pathname) && path.search === ''
  return (
    <RouterLink
      aria-current={isCurrent ? 'page' : undefined}
      {...rest}
      to={{ ...path, search: carryCustomer(path.search, search) }}
    />
  )
}

type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** Returns whether a click opens a new tab or window or downloads, and so must be left to the browser. */
export function isBrowserClick(event: Click): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
}
