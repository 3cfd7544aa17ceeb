import { useEffect, useRef } from 'react'
import { Button } from '../../../base/ui/Button.tsx'
import * as texts from '../texts.ts'
import type { Letter } from './letter.ts'

interface Props {
  entry: Letter
  onNext: () => void
}

/** A note that somebody else has filed or removed the open document meanwhile. */
export function Lost({ entry, onNext }: Props) {
  const next = useRef<HTMLDivElement>(null)
  useEffect(() => next.current?.querySelector('button')?.focus(), [])
  return (
    <div
      ref={next}
      role="status"
      className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-brand-soft px-4 py-3 text-brand"
    >
      <p className="min-w-0 wrap-anywhere">{texts.lost(entry.typedName)}</p>
      <Button look="secondary" onClick={onNext}>
        {texts.goOn}
      </Button>
    </div>
  )
}
