import { formatDate } from '../../../base/format/date.ts'
import { formatMoneyExactly } from '../../../base/format/money.ts'
import { formatPercent } from '../../../base/format/percent.ts'
import { Loaded } from '../../../base/ui/Loaded.tsx'
import * as texts from './texts.ts'
import { useDepreciation } from './useDepreciation.ts'

/** What is entered of the depreciation of a customer's buildings and units. */
export function DepreciationList({ customerId }: { customerId: string }) {
  return (
    <Loaded read={useDepreciation(customerId)} failure={texts.depreciationFailed}>
      {(items) => {
        const entered = items.flatMap(({ label, entered: terms }) =>
          terms ? { label, ...terms } : [],
        )
        if (entered.length === 0) return <p className="py-2 text-ink-2">{texts.noDepreciation}</p>
        return (
          <dl className="space-y-2 py-2">
            {entered.map(({ kind, itemId, label, rate, share, start, costs }) => (
              <div key={`${kind} ${itemId}`}>
                <dt className="font-medium hyphens-auto wrap-anywhere">{label}</dt>
                <dd className="text-13 text-ink-2">
                  {texts.depreciationTerms(
                    formatPercent(rate),
                    formatPercent(share),
                    formatDate(start),
                    costs === null ? null : formatMoneyExactly(costs),
                  )}
                </dd>
              </div>
            ))}
          </dl>
        )
      }}
    </Loaded>
  )
}
