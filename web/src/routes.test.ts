import { pageTitles } from '@hausblick/contract/pages.ts'
import type { RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { routes } from './routes.tsx'

/** Returns the paths of all pages, without redirects. */
function pagesOf(route: RouteObject): string[] {
  const own = route.path && !route.path.includes('*') ? [route.path] : []
  return [...own, ...(route.children ?? []).flatMap(pagesOf)]
}

test('every page has a route', () => {
  const paths = pageTitles.map(({ path }) => path)
  expect(routes.flatMap(pagesOf).toSorted()).toEqual(paths.toSorted())
})
