import { demoPath, isDemoPath, normalisePath } from '@hausblick/contract/addresses.ts'
import { entryPages, ownPages } from '@hausblick/contract/pages.ts'

/** Whether a page is for visitors who are not signed in. */
export function isEntry(pathname: string): boolean {
  const current = normalisePath(pathname)
  return entryPages.some(({ path }) => path === current)
}

/** Whether a page requires a session. */
export function isOwn(pathname: string): boolean {
  const current = normalisePath(pathname)
  return ownPages.some(({ path }) => current === path || isWithin(current, path))
}

/** Whether a page is below another. */
export function isWithin(pathname: string, path: string): boolean {
  return normalisePath(pathname).startsWith(`${path}/`)
}

/** Returns the header's links on a page; in the demo they stay within it, under the same titles. */
export function headerPages(pathname: string) {
  const isDemo = isDemoPath(pathname)
  return ownPages.map(({ path, title }) => ({ path: isDemo ? demoPath(path) : path, title }))
}
