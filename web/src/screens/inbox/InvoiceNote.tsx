import type { InvoiceSummary } from '@hausblick/contract/invoice.ts'
import { TriangleAlert } from 'lucide-react'
import { StateChip } from '../../base/ui/StateChip.tsx'
import * as texts from './texts.ts'

interface Props {
  invoice: InvoiceSummary | undefined
  /** Whether what contradicts itself is counted only. */
  isShort: boolean
}

/** Shows what an electronic invoice states, and what of it contradicts itself; renders nothing for any other document. */
export function InvoiceNote({ invoice, isShort }: Props) {
  if (!invoice) return null
  const { doubts } = invoice
  return (
    <>
      <span className="block text-13 text-ink-2 wrap-anywhere">
        {texts.describeInvoice(invoice)}
      </span>
      {isShort && doubts.length > 0 && (
        <StateChip look="hint">{texts.doubts(doubts.length)}</StateChip>
      )}
    </>
  )
}

/** Lists what contradicts itself in an invoice. */
export function InvoiceDoubts({ invoice }: Pick<Props, 'invoice'>) {
  if (!invoice || invoice.doubts.length === 0) return null
  return (
    <div role="note" className="flex gap-3 rounded-control bg-hint-soft px-4 py-3 text-hint">
      <TriangleAlert size={18} className="mt-px shrink-0" />
      <ul className="grid min-w-0 gap-1">
        {invoice.doubts.map((doubt) => (
          <li key={doubt} className="wrap-anywhere">
            {doubt}
          </li>
        ))}
      </ul>
    </div>
  )
}
