import { demoPath, isDemoPath } from '@hausblick/contract/addresses.ts'
import { entryPages, ownPages } from '@hausblick/contract/pages.ts'

/** Whether a page is for visitors who are not signed in yet. */
export function isEntry(pathname: string): boolean {
  return entryPages.some(({ path }) => path === pathname)
}

/** Whether a page needs a login. */
export function isOwn(pathname: string): boolean {
  return ownPages.some(({ path }) => pathname === path || isWithin(pathname, path))
}

/** Whether a page is one of those below another. */
export function isWithin(pathname: string, path: string): boolean {
  return pathname.startsWith(`${path}/`)
}

/** Returns the header's links on a page: on those of the demo they stay within the demo, under the same names. */
export function headerPages(pathname: string) {
  const isDemo = isDemoPath(pathname)
  return ownPages.map(({ path, title }) => ({ path: isDemo ? demoPath(path) : path, title }))
}
