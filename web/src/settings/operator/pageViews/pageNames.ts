import { pageTitles } from '@hausblick/contract/pages.ts'

/** Returns the title of a page; of one that there is no more, its path. */
export function pageName(route: string): string {
  return pageTitles.find(({ path }) => path === route)?.title ?? route
}
