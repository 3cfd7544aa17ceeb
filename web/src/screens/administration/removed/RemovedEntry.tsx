import { useState } from 'react'
import { formatDay } from '../../../base/format/day.ts'
import { Button } from '../../../base/ui/Button.tsx'
import { FormError } from '../../../base/ui/FormError.tsx'
import { useChange } from '../../../base/ui/useChange.ts'
import * as texts from './texts.ts'

const DAY_MS = 24 * 60 * 60_000

interface Props {
  description: string
  /** Whose it is, or how long. */
  detail: string
  removed: { readonly removedAt: string; readonly removedBy: string; readonly until: string }
  restore: () => Promise<void>
  onRestored: (description: string) => void
}

/** What staff have removed: who did it, how long it can be restored, and a button for that. */
export function RemovedEntry({ description, detail, removed, restore, onRestored }: Props) {
  const { removedAt, removedBy, until } = removed
  const { onSubmit, busy, error } = useChange(async () => {
    await restore()
    onRestored(description)
  })
  const [daysLeft] = useState(() => Math.ceil((Date.parse(until) - Date.now()) / DAY_MS))
  return (
    <li className="py-3">
      <FormError text={error} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="font-medium wrap-anywhere">{description}</p>
          <p className="text-13 text-ink-3 wrap-anywhere">
            {detail} · {texts.removedBy(formatDay(removedAt), removedBy)} ·{' '}
            <span className="inline-block">{texts.daysLeft(daysLeft)}</span>
          </p>
        </div>
        <form onSubmit={onSubmit}>
          <Button
            type="submit"
            look="secondary"
            aria-disabled={busy}
            aria-label={texts.restoreOf(description)}
          >
            {texts.restore}
          </Button>
        </form>
      </div>
    </li>
  )
}
