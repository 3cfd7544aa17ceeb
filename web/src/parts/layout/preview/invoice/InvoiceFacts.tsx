import type { Invoice, InvoiceLine } from '@hausblick/contract/invoice.ts'
import {
  addressLines,
  type InvoiceSum,
  listInvoiceFacts,
  listInvoiceSums,
  listPaymentFacts,
  writeDecimal,
  writeQuantity,
} from '@hausblick/figures/documents/invoice.ts'
import type { ReactNode } from 'react'
import { formatIn } from './formatIn.ts'
import * as texts from './texts.ts'

/** More lines than anyone reads here. */
const MAX_LINES = 200

/** Lists what an invoice states, with its lines and sums folded. */
export function InvoiceFacts({ invoice }: { invoice: Invoice }) {
  const { seller, delivery, currency, lines } = invoice
  const format = (cents: number) => formatIn(currency, cents)
  const place = delivery && [delivery.name, ...addressLines(delivery)].filter(Boolean).join(', ')
  const sums = listInvoiceSums(invoice, format)
  const [payable] = sums.slice(invoice.payable === null ? sums.length : -1)
  const facts = [...listInvoiceFacts(invoice), ...listPaymentFacts(invoice)]
  return (
    <div className="pb-3">
      <dl className="divide-y divide-line border-line border-t">
        {seller.name && <Stated label={texts.supplier}>{seller.name}</Stated>}
        {payable && <Sum {...payable} format={format} />}
        {facts.map(({ label, text }) => (
          <Stated key={label} label={label}>
            {text}
          </Stated>
        ))}
        {place && <Stated label={texts.deliveredTo}>{place}</Stated>}
      </dl>
      {lines.length + sums.length > 0 && (
        <details className="border-line border-t">
          <summary className="py-2.5 pointer-coarse:py-3.5">
            {lines.length > 0 ? texts.lines(lines.length) : texts.amounts}
          </summary>
          <ol className="divide-y divide-line">
            {lines.slice(0, MAX_LINES).map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: Two of them may be equal, and none moves.
              <Line key={index} line={line} format={format} />
            ))}
          </ol>
          {lines.length > MAX_LINES && (
            <p className="py-2">{texts.otherLines(lines.length - MAX_LINES)}</p>
          )}
          <dl className="divide-y divide-line border-line border-t">
            {sums.map((sum, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: Two of them may be equal, and none moves.
              <Sum key={index} {...sum} format={format} />
            ))}
          </dl>
        </details>
      )}
    </div>
  )
}

interface Formatting {
  format: (cents: number) => string
}

function Line({ line, format }: { line: InvoiceLine } & Formatting) {
  const { name, price, net } = line
  const factors = [writeQuantity(line), price === null ? '' : writeDecimal(price, 2)]
  return (
    <li className="flex items-start justify-between gap-3 py-2">
      <span className="min-w-0 wrap-anywhere">
        <bdi className="line-clamp-3">{name}</bdi>
        <span className="line-clamp-2 text-ink-3">{factors.filter(Boolean).join(' × ')}</span>
      </span>
      {net !== null && <span className="shrink-0 tabular-nums">{format(net)}</span>}
    </li>
  )
}

function Sum({ label, amount, isSum, format }: InvoiceSum & Formatting) {
  return (
    <Stated label={label} isStrong={isSum}>
      <span className="tabular-nums">{format(amount)}</span>
    </Stated>
  )
}

interface StatedProps {
  label: string
  isStrong?: boolean
  children: ReactNode
}

/** Isolates what is stated, since it may change the direction of what follows. */
function Stated({ label, isStrong = false, children }: StatedProps) {
  return (
    <div className={`flex justify-between gap-4 py-2 ${isStrong ? 'font-semibold' : ''}`}>
      <dt className={`max-w-3/5 shrink-0 wrap-break-word ${isStrong ? '' : 'text-ink-3'}`}>
        <bdi className="line-clamp-6">{label}</bdi>
      </dt>
      <dd className="min-w-0 text-right wrap-anywhere">
        <bdi className="line-clamp-6">{children}</bdi>
      </dd>
    </div>
  )
}
