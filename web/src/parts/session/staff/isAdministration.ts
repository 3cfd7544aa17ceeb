import { normalisePath, pagePaths } from '@hausblick/contract/addresses.ts'

/** Returns whether a page belongs to Verwaltung. */
export function isAdministration(pathname: string): boolean {
  const path = normalisePath(pathname)
  return [pagePaths.inbox, pagePaths.overview].some((above) => `${path}/`.startsWith(`${above}/`))
}
