import type { InvoiceSummary } from '@hausblick/contract/invoice.ts'
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
