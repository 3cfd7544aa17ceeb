import type { KeepYears } from '../../platform/config/keepYears.ts'
import type { DocumentTable } from '../../platform/database/tables/documents.ts'

interface Dated extends Pick<DocumentTable, 'type' | 'date' | 'uploaded_at'> {
  /** 1 for electronic invoices, which are vouchers whatever staff have filed them as. */
  readonly is_invoice?: number
}

/** The type of report and preview for documents whose type has no years of its own, since it may be any text. */
const OTHER_TYPES = 'Übrige'

/** Returns the type by which reports count a document. */
export function reportedType({ type }: Pick<Dated, 'type'>, { byType }: KeepYears): string {
  return byType.has(type) ? type : OTHER_TYPES
}

/**
 * Returns when a document of a deleted customer is destroyed (ISO 8601), or null if it need not be kept any more. The years
 * count from the end of the calendar year of its date, or of its upload where it has none (§ 147 Abs. 4 AO, § 257 Abs. 5 HGB).
 */
export function keptUntil(
  { type, date, uploaded_at, is_invoice }: Dated,
  { byType, others }: KeepYears,
  now: Date,
): string | null {
  const ofInvoices = is_invoice ? (byType.get('Rechnung') ?? others) : 0
  const years = Math.max(byType.get(type) ?? others, ofInvoices)
  if (years === 0) return null
  const year = Number((date ?? uploaded_at).slice(0, 4))
  const until = `${year + years + 1}-01-01T00:00:00.000Z`
  return until > now.toISOString() ? until : null
}
