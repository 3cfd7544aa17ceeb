import { previewParameter } from '@hausblick/contract/addresses.ts'
import { listInvoicesCall } from '@hausblick/contract/calls/invoices.ts'
import type { InvoiceRow } from '@hausblick/contract/invoice.ts'
import { pages } from '@hausblick/contract/pages.ts'
import { writeSearch } from '@hausblick/contract/searchParameters.ts'
import type { KindSpan } from '@hausblick/figures/amountsByKind.ts'
import { invoicesOfKind } from '@hausblick/figures/documents/invoices.ts'
import { type Access, useYears } from '../../../base/data/access.ts'
import { queryOf } from '../../../base/data/ask.ts'
import { useRead } from '../../../base/data/useRead.ts'
import { formatDate } from '../../../base/format/date.ts'
import { formatOptional } from '../../../base/format/missing.ts'
import { formatMoneyExactly } from '../../../base/format/money.ts'
import { ErrorNote } from '../../../base/ui/ErrorNote.tsx'
import { Link } from '../../../base/ui/Link.tsx'
import { useAddresses } from '../../../parts/layout/subjects/useAddresses.ts'
import * as texts from './invoiceTexts.ts'
import { monthParameterOf } from './kindsAddress.ts'

interface Props {
  /** As it is called. */
  kind: string
  /** Cents. */
  amount: number
  span: KindSpan
  /** Street and house number of the place that is shown; null for all. */
  street: string | null
}

const MONTHS = 12

/** The electronic invoices of a kind, and how much of its amount they account for; nothing where there are none. */
export default function KindInvoices({ kind, amount, span, street }: Props) {
  const { year } = useYears()
  const { within } = useAddresses()
  const now = useRead(ofYear(year))
  const before = useRead(ofYear(span.first < 0 ? year - 1 : null))
  if (now.error ?? before.error) return <ErrorNote title={texts.failedInvoices} />
  const monthOf = (place: number) =>
    place < 0
      ? `${year - 1}-${monthParameterOf(place + MONTHS)}`
      : `${year}-${monthParameterOf(place)}`
  const { invoices, sum } = invoicesOfKind([...(before.data ?? []), ...(now.data ?? [])], {
    ...{ kind, street },
    ...{ from: monthOf(span.first), to: monthOf(span.last) },
  })
  if (invoices.length === 0) return null
  const addressOf = ({ name: fileName }: InvoiceRow) =>
    within(`${pages.documents.path}?${writeSearch(previewParameter, '', { fileName, page: null })}`)
  return (
    <section className="mt-3 text-13">
      <h5 className="font-semibold">
        {texts.covered(formatMoneyExactly(sum), formatMoneyExactly(amount))}
      </h5>
      <ul className="mt-1">
        {invoices.map((invoice) => (
          <li
            key={invoice.name}
            className="flex items-center justify-between gap-x-4 border-t border-line max-[16rem]:flex-wrap"
          >
            <Link
              to={addressOf(invoice)}
              className="link min-w-0 py-2 wrap-anywhere pointer-coarse:py-3.5"
            >
              {texts.invoice(invoice, formatDate(invoice.date))}
            </Link>
            <span className="whitespace-nowrap">
              {invoice.currency === 'EUR'
                ? formatOptional(invoice.gross, formatMoneyExactly)
                : texts.inCurrency(invoice.currency)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Reads the invoices of a year; null for none. */
const ofYear =
  (year: number | null) =>
  ({ client, customerId }: Access) =>
    queryOf(
      client,
      listInvoicesCall,
      year === null || customerId === null ? null : { query: { customerId, year: String(year) } },
    )
