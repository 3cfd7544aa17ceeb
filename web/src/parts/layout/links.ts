import type { GuestOf } from '@hausblick/contract/guests.ts'
import { entryPages, operatorPages, ownPages, staffPages } from '@hausblick/contract/pages.ts'
import { demoPath, isDemoPath, normalisePath } from '@hausblick/contract/paths.ts'
import { isHidden } from '../session/guestPages.ts'

/** Whether a page is for visitors who are not signed in. */
export function isEntry(pathname: string): boolean {
  const current = normalisePath(pathname)
  return entryPages.some(({ path }) => path === current)
}

/** Whether a page requires a session. */
export function isOwn(pathname: string): boolean {
  const current = normalisePath(pathname)
  return [...ownPages, ...staffPages, ...operatorPages].some(
    ({ path }) => current === path || isWithin(current, path),
  )
}

/** Whether a page is below another. */
export function isWithin(pathname: string, path: string): boolean {
  return normalisePath(pathname).startsWith(`${path}/`)
}

/**
 * Returns the header's links on a page; in the demo they stay within it, under the same titles. Guests get those that show
 * something for them.
 */
export function headerPages(pathname: string, guest?: GuestOf | undefined) {
  const isDemo = isDemoPath(pathname)
  const shown = isDemo ? ownPages : ownPages.filter(({ path }) => !isHidden(guest, path))
  return shown.map(({ path, title }) => ({ path: isDemo ? demoPath(path) : path, title }))
}
