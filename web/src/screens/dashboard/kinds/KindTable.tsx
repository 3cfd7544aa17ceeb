import type {
  Flow,
  KindSpan,
  KindSubject,
  KindSum,
  KindSums,
  KindYears,
} from '@hausblick/figures/amountsByKind.ts'
import { ChevronDown, FileText } from 'lucide-react'
import { Fragment, useId, useState } from 'react'
import { shows, useAccess, useYears } from '../../../base/data/access.ts'
import { formatOptional } from '../../../base/format/missing.ts'
import { chooseMoneyFormat } from '../../../base/format/money.ts'
import { formatPercent } from '../../../base/format/percent.ts'
import { Link } from '../../../base/ui/Link.tsx'
import { usePrinting } from '../../../base/ui/print/usePrinting.ts'
import { Cell } from './Cell.tsx'
import { KindBar } from './KindBar.tsx'
import { KindMonths } from './KindMonths.tsx'
import { documentsOfSpan } from './spanNames.ts'
import * as texts from './texts.ts'
import { useDocumentsOfKind } from './useDocumentsOfKind.ts'

interface Props {
  subject: KindSubject
  years: KindYears
  flow: Flow
  sums: KindSums
  span: KindSpan
  /** The last month with a value, counted from 0. */
  last: number
  /** The kind shown by month, folded; null for none. */
  open: string | null
  onOpen: (kind: string | null) => void
}

/** What phones show until all are requested. */
const FIRST = 3

/** The kinds as a table whose rows are bars; a click shows one of them by month. */
export function KindTable({ subject, years, flow, sums, span, last, open, onOpen }: Props) {
  const id = useId()
  const { year } = useYears()
  const printing = usePrinting()
  const hasDocuments = shows(useAccess(), 'documents')
  const addressOf = useDocumentsOfKind(subject)
  const period = documentsOfSpan(span, year)
  const { entries, total, totalBefore } = sums
  const highest = Math.max(0, ...entries.map(({ amount }) => amount))
  const isCompared = totalBefore !== null
  const format = chooseMoneyFormat(entries.flatMap(({ amount, before }) => [amount, before]))
  const [isWhole, setWhole] = useState(false)
  return (
    <table className="mt-4 w-full max-[16rem]:block">
      <thead className="text-left text-13 text-ink-3 max-[16rem]:hidden">
        <tr>
          <th scope="col" className="w-full py-2 pb-1 align-top font-normal">
            {texts.kind}
          </th>
          <Cell head>{texts.amount}</Cell>
          <Cell head apart>
            {texts.share}
          </Cell>
          {isCompared && (
            <Cell head wide>
              {year - 1}
            </Cell>
          )}
        </tr>
      </thead>
      <tbody className="max-[16rem]:block">
        {entries.map((entry, place) => {
          const { key, name } = entry
          const isOpen = key !== null && key === open
          return (
            <Fragment key={key ?? ''}>
              <tr
                className={`border-t border-line ${place < FIRST || isWhole || isOpen ? 'max-[16rem]:block' : 'max-md:hidden print:table-row'}`}
              >
                <th
                  scope="row"
                  className="py-2 text-left font-normal max-md:pt-0 max-[16rem]:block"
                >
                  <span className="flex flex-wrap items-center">
                    {key === null || printing ? (
                      <span
                        className={`tap inline-flex items-center ${key === null ? 'text-ink-2' : 'font-medium'}`}
                      >
                        {key === null ? texts.unstated : name}
                      </span>
                    ) : (
                      <button
                        type="button"
                        aria-expanded={isOpen}
                        aria-controls={isOpen ? id : undefined}
                        onClick={() => onOpen(isOpen ? null : key)}
                        className="tap inline-flex max-w-full items-center gap-1 text-left font-medium wrap-anywhere hover:underline"
                      >
                        {name}
                        <ChevronDown
                          size={16}
                          className={`shrink-0 text-ink-3 ${isOpen ? 'rotate-180' : ''}`}
                        />
                      </button>
                    )}
                    {period.month !== null && hasDocuments && (
                      <Link
                        to={addressOf(name ?? '', year, period.month)}
                        aria-label={texts.documents(name, period.name)}
                        title={texts.documents(name, period.name)}
                        className="tap inline-flex min-w-9 items-center justify-center text-ink-3 hover:text-ink print:hidden"
                      >
                        <FileText size={16} />
                      </Link>
                    )}
                  </span>
                  {entry.amount < 0 && (
                    <span className="ml-2 text-13 text-ink-3">{texts.credit}</span>
                  )}
                  <KindBar
                    amount={entry.amount}
                    highest={highest}
                    flow={key === null ? null : flow}
                  />
                </th>
                <Amounts {...{ entry, isCompared, format }} />
              </tr>
              {isOpen && (
                <tr className="max-[16rem]:block">
                  <td id={id} colSpan={4} className="pb-4 max-[16rem]:block">
                    <KindMonths
                      subject={subject}
                      years={years}
                      flow={flow}
                      entry={entry}
                      span={span}
                      last={last}
                    />
                  </td>
                </tr>
              )}
            </Fragment>
          )
        })}
      </tbody>
      <tfoot className="max-[16rem]:block">
        <tr className="border-t border-line font-semibold max-[16rem]:block">
          <th scope="row" className="py-2 text-left font-semibold max-md:py-0 max-[16rem]:block">
            <span className="tap inline-flex items-center">{texts.total}</span>
            {entries.length > FIRST && !isWhole && (
              <button
                type="button"
                onClick={() => setWhole(true)}
                className="link tap ml-3 inline-flex items-center font-normal md:hidden print:hidden"
              >
                {texts.allKinds(entries.length)}
              </button>
            )}
          </th>
          <Cell>{format(total)}</Cell>
          <Cell apart />
          {isCompared && <Cell wide>{format(totalBefore)}</Cell>}
        </tr>
      </tfoot>
    </table>
  )
}

interface AmountsProps {
  entry: KindSum
  isCompared: boolean
  format: (cents: number) => string
}

function Amounts({ entry, isCompared, format }: AmountsProps) {
  const { amount, share, before } = entry
  return (
    <>
      <Cell>
        <span className="font-semibold">{format(amount)}</span>
        {share !== null && (
          <span className="hidden text-13 max-[22rem]:block">{formatPercent(share, 1)}</span>
        )}
      </Cell>
      <Cell apart>{share !== null && formatPercent(share, 1)}</Cell>
      {isCompared && <Cell wide>{formatOptional(before, format)}</Cell>}
    </>
  )
}
