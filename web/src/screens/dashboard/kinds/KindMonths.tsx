import {
  type Flow,
  type KindSpan,
  type KindSubject,
  type KindSum,
  type KindYears,
  monthsOfKind,
} from '@hausblick/figures/amountsByKind.ts'
import { MONTH_LABELS } from '@hausblick/figures/cashflow.ts'
import { shows, useAccess, useYears } from '../../../base/data/access.ts'
import { formatOptional } from '../../../base/format/missing.ts'
import { formatMoneyExactly } from '../../../base/format/money.ts'
import { formatMonth } from '../../../base/format/month.ts'
import { Link } from '../../../base/ui/Link.tsx'
import { latePart } from '../../../base/ui/late/late.tsx'
import { KindColumns } from './KindColumns.tsx'
import { documentsOfSpan } from './spanNames.ts'
import * as texts from './texts.ts'
import { useDocumentsOfKind, useStreet } from './useDocumentsOfKind.ts'

const KindInvoices = latePart(() => import('./KindInvoices.tsx'), {
  waiting: null,
  title: texts.failed,
})

interface Props {
  subject: KindSubject
  years: KindYears
  flow: Flow
  entry: KindSum
  span: KindSpan
  /** The last month with a value, counted from 0. */
  last: number
}

/** One kind by month, beside the year before: as columns, and as a table whose months lead to their documents. */
export function KindMonths({ subject, years, flow, entry, span, last }: Props) {
  const { year } = useYears()
  const hasDocuments = shows(useAccess(), 'documents')
  const addressOf = useDocumentsOfKind(subject)
  const street = useStreet(subject)
  const months = monthsOfKind(years, entry.key, { flow, last })
  const isCompared = months.some(({ before }) => before !== null)
  const name = entry.name ?? ''
  const monthNames = MONTH_LABELS.map(formatMonth)
  const period = documentsOfSpan(span, year)
  return (
    <div className="rounded-control bg-surface-2 p-4 print:bg-surface">
      <h4 className="text-13 font-semibold">{texts.byMonth(name)}</h4>
      <KindColumns months={months} flow={flow} isCompared={isCompared} />
      <details className="mt-3">
        <summary className="link w-fit py-1 text-13 pointer-coarse:py-3.5 print:hidden">
          {texts.asTable}
        </summary>
        <table className="mt-1 w-full max-w-110 text-13">
          <thead className="text-ink-3">
            <tr>
              <th scope="col" className="py-1 text-left font-normal">
                <span className="sr-only">{texts.month}</span>
              </th>
              <th scope="col" className="py-1 text-right font-normal">
                {year}
              </th>
              {isCompared && (
                <th scope="col" className="py-1 text-right font-normal">
                  {year - 1}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {months.map(({ now, before }, place) => (
              <tr key={monthNames[place]} className="border-t border-line">
                <th scope="row" className="py-1 text-left font-normal">
                  {hasDocuments ? (
                    <Link to={addressOf(name, year, place)} className="link tap">
                      {monthNames[place]}
                      <span className="sr-only">{texts.documentsOf(name)}</span>
                    </Link>
                  ) : (
                    monthNames[place]
                  )}
                </th>
                <td className="py-1 text-right font-semibold whitespace-nowrap">
                  {formatOptional(now, formatMoneyExactly)}
                </td>
                {isCompared && (
                  <td className="py-1 text-right whitespace-nowrap text-ink-2">
                    {formatOptional(before, formatMoneyExactly)}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      {hasDocuments && flow === 'expenses' && (
        <KindInvoices kind={name} amount={entry.amount} span={span} street={street} />
      )}
      {hasDocuments && (
        <p className="mt-1 print:hidden">
          <Link
            to={addressOf(name, year, period.month)}
            className="link inline-flex min-h-11 items-center text-13"
          >
            {texts.documents(name, period.name)}
          </Link>
        </p>
      )}
    </div>
  )
}
