import { pageTitles } from '@hausblick/contract/pages.ts'
import type { RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { routes } from './routes.tsx'

/** The addresses of all pages, without those that only lead on. */
function pagesOf(route: RouteObject): string[] {
  const own = route.path && !route.path.includes('*') ? [route.path] : []
  return [...own, ...(route.children ?? []).flatMap(pagesOf)]
}

test('every page has its route', () => {
  const paths = pageTitles.map(({ path }) => path)
  expect(routes.flatMap(pagesOf).toSorted()).toEqual(paths.toSorted())
})
