import type { InboxEntry } from '@hausblick/contract/calls/inbox.ts'
import { findWrittenDate } from '@hausblick/figures/documents/writtenDate.ts'
import type { DocumentTable } from '../../database/tables/documents.ts'

/** The lines among which a letter has its heading, and about as many characters. */
const FIRST_LINES = 20
const MAX_CHARACTERS = 1000

interface ReadText {
  readonly text_state: DocumentTable['text_state']
  /** Of the first page; null if it has none, or has not been read yet. */
  readonly text: string | null
}

/**
 * Returns what the text of a document says for filing it.
 *
 * @param today an ISO 8601 day
 */
export function describeText(
  { text_state: state, text }: ReadText,
  today: string,
): Pick<InboxEntry, 'awaitsText' | 'firstLines' | 'writtenDate'> {
  const lines = (text ?? '').split('\n').filter((line) => line.trim() !== '')
  return {
    awaitsText: state === 'pending',
    firstLines: lines.slice(0, FIRST_LINES).join('\n').slice(0, MAX_CHARACTERS),
    writtenDate: text === null ? null : findWrittenDate(text, today),
  }
}
