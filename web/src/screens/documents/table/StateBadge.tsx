import type { DocumentState } from '@hausblick/contract/documents.ts'
import * as texts from '../texts.ts'

const looks: Readonly<Record<DocumentState, string>> = {
  received: 'bg-surface-2 text-ink-2',
  filed: 'bg-income-soft text-income',
}

/** Shows the processing state of a document that a customer uploaded. */
export function StateBadge({ state }: { state: DocumentState }) {
  return (
    <span
      className={`ml-2 rounded-full px-2 py-0.5 text-12 font-medium whitespace-nowrap ${looks[state]}`}
    >
      {texts.states[state]}
    </span>
  )
}
