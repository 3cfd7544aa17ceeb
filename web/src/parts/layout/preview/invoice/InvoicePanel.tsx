import type { Invoice } from '@hausblick/contract/invoice.ts'
import { useMediaQuery } from '../../../../base/ui/useMediaQuery.ts'
import { ContradictionsNote } from './ContradictionsNote.tsx'
import { formatIn } from './formatIn.ts'
import { InvoiceFacts } from './InvoiceFacts.tsx'
import * as texts from './texts.ts'

/** Shows what an electronic invoice states beside its pages, or folded above them; what is doubtful comes first. */
export function InvoicePanel({ invoice }: { invoice: Invoice }) {
  const isBeside = useMediaQuery('(width >= 64rem)')
  const { seller, payable, currency } = invoice
  const amount = payable === null ? null : formatIn(currency, payable)
  return (
    <section aria-label={texts.heading} className="grid min-w-0 grid-cols-1 content-start gap-3">
      <ContradictionsNote doubts={invoice.doubts} />
      <details open={isBeside} className="rounded-control bg-surface-2 px-4 text-13">
        <summary className="py-3 font-medium wrap-anywhere">
          {[texts.heading, isBeside ? null : seller.name?.slice(0, 60), isBeside ? null : amount]
            .filter(Boolean)
            .join(' · ')}
        </summary>
        <InvoiceFacts invoice={invoice} />
      </details>
    </section>
  )
}
