import { pages } from '@hausblick/contract/pages.ts'
import { normalisePath } from '@hausblick/contract/paths.ts'

/** Returns whether a page belongs to Verwaltung. */
export function isAdministration(pathname: string): boolean {
  const path = normalisePath(pathname)
  return [pages.inbox.path, pages.overview.path].some((above) => `${path}/`.startsWith(`${above}/`))
}
