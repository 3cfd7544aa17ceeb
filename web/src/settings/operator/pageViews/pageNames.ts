import { countedRoutes } from '@hausblick/contract/pageViews.ts'
import * as texts from '../../texts.ts'

type Route = (typeof countedRoutes)[number]

const names: Readonly<Record<Route, string>> = texts.pageNames

/** How a page is called; one that is counted no more, by its route. */
export function pageName(route: string): string {
  const known = countedRoutes.find((counted) => counted === route)
  return known ? names[known] : route
}
