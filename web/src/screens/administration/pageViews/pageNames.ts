import { pageTitles } from '@hausblick/contract/pages.ts'

/** Returns the title of a page; for one that no longer exists, its path. */
export function pageName(route: string): string {
  return pageTitles.find(({ path }) => path === route)?.title ?? route
}
