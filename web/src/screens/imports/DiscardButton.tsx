import { discardImportCall } from '@hausblick/contract/calls/imports.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccess } from '../../base/data/access.ts'
import { ask } from '../../base/data/ask.ts'
import { renewImports } from '../../base/data/imports.ts'
import { Button } from '../../base/ui/Button.tsx'
import { lateDialog } from '../../base/ui/late/late.tsx'
import type { StepProps } from './stepProps.ts'
import * as texts from './texts.ts'

const ConfirmDialog = lateDialog(() => import('../../base/ui/ConfirmDialog.tsx'))

/** Ends an import of which nothing was written, after a question. */
export function DiscardButton({ run }: StepProps) {
  const { client } = useAccess()
  const queries = useQueryClient()
  const [asks, setAsks] = useState(false)
  return (
    <>
      <Button look="secondary" onClick={() => setAsks(true)}>
        {texts.discard}
      </Button>
      {asks && (
        <ConfirmDialog
          title={texts.discardQuestion}
          action={texts.discard}
          keep={texts.keep}
          onClose={() => setAsks(false)}
          onConfirm={async () => {
            await ask(client, discardImportCall, { params: { id: run.id } })
            await renewImports(queries)
            setAsks(false)
          }}
        >
          {texts.discardNote}
        </ConfirmDialog>
      )}
    </>
  )
}
