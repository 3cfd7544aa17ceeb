import { countedRoutes } from '@hausblick/contract/pageViews.ts'
import type { RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { routes } from './routes.tsx'

/** The addresses of all pages, without those that only lead on. */
function pagesOf(route: RouteObject): string[] {
  const own = route.path && !route.path.includes('*') ? [route.path] : []
  return [...own, ...(route.children ?? []).flatMap(pagesOf)]
}

test('the views of every page are counted', () => {
  expect(countedRoutes.toSorted()).toEqual(routes.flatMap(pagesOf).toSorted())
})
