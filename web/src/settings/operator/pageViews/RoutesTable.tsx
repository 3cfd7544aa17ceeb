import type { RouteViews } from '@hausblick/figures/pageViews.ts'
import { formatCount } from '../../../format/number.ts'
import { pageName } from './pageNames.ts'

const number = 'py-2 pl-4 text-right'

/** Which pages are seen how often. */
export function RoutesTable({ routes }: { routes: readonly RouteViews[] }) {
  return (
    <table className="mt-5 w-full border-collapse text-13">
      <caption className="sr-only">Seitenaufrufe nach Seiten</caption>
      <thead className="text-ink-3">
        <tr>
          <th scope="col" className="py-2 text-left font-normal">
            Seite
          </th>
          <th scope="col" className={`${number} font-normal`}>
            7 Tage
          </th>
          <th scope="col" className={`${number} font-normal`}>
            90 Tage
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-t border-line">
        {routes.map(({ route, views, lately }) => (
          <tr key={route}>
            <th scope="row" className="py-2 text-left font-medium">
              {pageName(route)}
            </th>
            <td className={number}>{formatCount(lately)}</td>
            <td className={number}>{formatCount(views)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
