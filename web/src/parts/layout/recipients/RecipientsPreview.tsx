import * as texts from './texts.ts'
import type { RecipientsCount } from './useRecipients.ts'

/** How many recipients there are, who they are, and who of them sees nothing yet. */
export function RecipientsPreview({
  counted: { data, error, isCounting },
}: {
  counted: RecipientsCount
}) {
  const total = data?.total ?? 0
  const without = data?.withoutAccount ?? 0
  const shown = data?.entries ?? []
  return (
    <div>
      <div role="status" className="text-13 text-ink-2">
        {error && <p className="text-expenses">{`${texts.previewFailed} ${error.message}`}</p>}
        {isCounting && <p>{texts.counting}</p>}
        {data && (
          <p className="font-medium">{total === 0 ? texts.nobody : `${texts.toOwners(total)}.`}</p>
        )}
        {without > 0 && <p>{texts.withoutAccount(without, total)}</p>}
      </div>
      {shown.length > 0 && (
        <details className="mt-2 text-13">
          <summary className="cursor-pointer py-1 text-brand pointer-coarse:py-3">
            {texts.who}
          </summary>
          <ul className="mt-1 rounded-control border border-line px-3 py-2">
            {shown.map(({ customerId, customerName, hasAccount }) => (
              <li key={customerId} className="flex flex-wrap justify-between gap-x-3 py-0.5">
                <span className="min-w-0 wrap-anywhere">{customerName ?? customerId}</span>
                {!hasAccount && <span className="text-ink-3">{texts.noAccount}</span>}
              </li>
            ))}
            {total > shown.length && (
              <li className="text-ink-3">{texts.more(total - shown.length)}</li>
            )}
          </ul>
        </details>
      )}
    </div>
  )
}
