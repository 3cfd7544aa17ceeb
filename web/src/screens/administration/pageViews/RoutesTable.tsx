import type { RouteViews } from '@hausblick/figures/pageViews.ts'
import { formatCount } from '../../../base/format/number.ts'
import { pageName } from './pageNames.ts'
import * as texts from './texts.ts'

const number = 'py-2 pl-2 max-[16rem]:pl-0.5 md:pl-4 text-right max-md:w-px'

export function RoutesTable({ routes }: { routes: readonly RouteViews[] }) {
  return (
    <table className="mt-5 w-full border-collapse text-13">
      <caption className="sr-only">{texts.viewsByPage}</caption>
      <thead className="text-ink-3">
        <tr>
          <th scope="col" className="py-2 text-left font-normal">
            {texts.page}
          </th>
          <th scope="col" className={`${number} font-normal`}>
            {texts.days7}
          </th>
          <th scope="col" className={`${number} font-normal`}>
            {texts.days90}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-t border-line">
        {routes.map(({ route, views, recentViews }) => (
          <tr key={route}>
            <th scope="row" className="py-2 text-left font-medium wrap-anywhere">
              {pageName(route)}
            </th>
            <td className={number}>{formatCount(recentViews)}</td>
            <td className={number}>{formatCount(views)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
