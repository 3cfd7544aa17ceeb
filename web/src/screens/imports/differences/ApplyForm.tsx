import { applyImportCall } from '@hausblick/contract/calls/imports.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccess } from '../../../base/data/access.ts'
import { ask } from '../../../base/data/ask.ts'
import { renewImports } from '../../../base/data/imports.ts'
import { Button } from '../../../base/ui/Button.tsx'
import { FormError } from '../../../base/ui/FormError.tsx'
import { lateDialog } from '../../../base/ui/late/late.tsx'
import { useChange } from '../../../base/ui/useChange.ts'
import type { StepProps } from '../stepProps.ts'
import * as texts from './texts.ts'

const ConfirmDialog = lateDialog(() => import('../../../base/ui/ConfirmDialog.tsx'))

/** Has what was shown written, after a second question where much would be removed. */
export function ApplyForm({ run }: StepProps) {
  const { client } = useAccess()
  const queries = useQueryClient()
  const [asks, setAsks] = useState(false)
  const losing = run.changes.filter(({ losesMany }) => losesMany)
  const isEmpty = run.changes.every((one) => one.added + one.changed + one.removed === 0)
  const write = async () => {
    const body = { losesMany: losing.length > 0 }
    await ask(client, applyImportCall, { params: { id: run.id }, body })
    await renewImports(queries)
  }
  const apply = useChange(async () => (losing.length > 0 ? setAsks(true) : await write()))
  return (
    <form onSubmit={apply.onSubmit} className="mt-5">
      <FormError text={apply.error} />
      <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
        <p className="text-13 text-ink-3">{isEmpty ? texts.applyNothingNote : texts.applyNote}</p>
        <Button type="submit" aria-disabled={apply.busy}>
          {texts.apply}
        </Button>
      </div>
      {asks && (
        <ConfirmDialog
          title={texts.losesQuestion}
          action={texts.losesAction}
          onClose={() => setAsks(false)}
          onConfirm={async () => {
            await write()
            setAsks(false)
          }}
        >
          <p>{texts.losesNote}</p>
          <ul className="mt-3 list-disc pl-5">
            {losing.map(({ table, title, removed, stored }) => (
              <li key={table}>{texts.losesOf(title, removed, stored)}</li>
            ))}
          </ul>
        </ConfirmDialog>
      )}
    </form>
  )
}
