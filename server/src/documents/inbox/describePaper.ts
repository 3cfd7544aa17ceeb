import type { Paper, SameFile } from '@hausblick/contract/calls/papers.ts'
import { writePaperUrl } from '@hausblick/contract/downloadUrl.ts'
import { activeField } from '../activeContent.ts'
import type { ReadPaper } from '../papers/list.ts'
import { awaitsText, invoiceField, type SentLetter, unreadField } from '../suggestions/sent.ts'

/**
 * Describes a paper that waits.
 *
 * @param capability opens papers
 */
export function describePaper(
  {
    id: paper,
    ...row
  }: Omit<ReadPaper, 'text'> & Pick<SentLetter, 'invoice'> & Pick<Paper, 'suggestion'>,
  capability: string,
  same: SameFile | undefined,
): Paper {
  return {
    paper,
    name: row.name,
    downloadUrl: writePaperUrl({ paper, capability }),
    size: row.size,
    pages: row.pages,
    source: row.source,
    sender: row.sender,
    message: row.message,
    uploadedBy: row.uploaded_by_email ?? '',
    arrivedAt: row.arrived_at,
    split: row.cut_by,
    ...activeField(row.active_content),
    awaitsText: awaitsText(row),
    ...unreadField(row),
    ...(same && { same }),
    ...invoiceField(row.invoice),
    suggestion: row.suggestion,
  }
}
