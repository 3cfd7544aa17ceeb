import { useState } from 'react'
import type { SheetDetail } from '../../../base/data/imports.ts'
import { Button } from '../../../base/ui/Button.tsx'
import { Select } from '../../../base/ui/Select.tsx'
import * as texts from './texts.ts'

interface Props {
  detail: SheetDetail
  busy: boolean
  /** Reads the sheet by a saved mapping. */
  onUse: (name: string) => void
}

/** What the person should know of a sheet before they look at its columns. */
export function SheetNote({ detail, busy, onUse }: Props) {
  const { result, headerLine, change, fitting, profile } = detail
  const [name, setName] = useState(fitting[0] ?? '')
  if (result === 'empty') return <p className="text-ink-2">{texts.emptySheet}</p>
  if (result === 'own') return <p className="text-ink-2">{texts.ownSheet}</p>
  if (result === 'unknown' && (headerLine === null || !profile))
    return (
      <p className="mb-4 max-w-[75ch] text-ink-2">
        {headerLine === null ? texts.noHeader : texts.notRecognised}
      </p>
    )
  return (
    <>
      {result === 'several' && fitting.length > 0 && (
        <div className="mb-4 flex flex-wrap items-end gap-3 rounded-control bg-hint-soft px-4 py-3">
          <p className="w-full font-medium text-hint">{texts.several}</p>
          <Select
            label={texts.fitting}
            options={fitting.map((one) => ({ value: one, label: one }))}
            value={name}
            onChange={setName}
            className="min-w-44 flex-1 md:max-w-96"
          />
          <Button look="secondary" aria-disabled={busy} onClick={() => onUse(name)}>
            {texts.useFitting}
          </Button>
        </div>
      )}
      {change && (
        <div className="mb-4 rounded-control bg-hint-soft px-4 py-3 text-hint">
          <p className="font-medium">{texts.changed}</p>
          {change.added.length > 0 && <p className="wrap-anywhere">{texts.added(change.added)}</p>}
          {change.missing.length > 0 && (
            <p className="wrap-anywhere">{texts.missing(change.missing)}</p>
          )}
          <p className="text-13">{texts.changedNote}</p>
        </div>
      )}
    </>
  )
}
