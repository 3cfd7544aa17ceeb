import type { DocumentState } from '@hausblick/contract/documents.ts'

const looks: Readonly<Record<DocumentState, { text: string; look: string }>> = {
  received: { text: 'eingegangen', look: 'bg-surface-2 text-ink-2' },
  filed: { text: 'erfasst', look: 'bg-income-soft text-income' },
}

/** How far a document has come that a customer sent in. */
export function StateBadge({ state }: { state: DocumentState }) {
  const { text, look } = looks[state]
  return (
    <span className={`ml-2 rounded-full px-2 py-0.5 text-12 font-medium whitespace-nowrap ${look}`}>
      {text}
    </span>
  )
}
