import { undoImportCall } from '@hausblick/contract/calls/imports.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useAccess } from '../../../base/data/access.ts'
import { ask } from '../../../base/data/ask.ts'
import { renewImports } from '../../../base/data/imports.ts'
import { Button } from '../../../base/ui/Button.tsx'
import { FormError } from '../../../base/ui/FormError.tsx'
import { useChange } from '../../../base/ui/useChange.ts'
import { Differences } from '../differences/Differences.tsx'
import type { StepProps } from '../stepProps.ts'
import * as texts from './texts.ts'

interface Props extends StepProps {
  onCancel: () => void
}

/** Shows what undoing an import changes, and undoes it. */
export function UndoForm({ run, onCancel }: Props) {
  const { client } = useAccess()
  const queries = useQueryClient()
  const undo = useChange(async () => {
    await ask(client, undoImportCall, { params: { id: run.id } })
    await renewImports(queries)
  })
  return (
    <div className="grid grid-cols-1 gap-4">
      <Differences
        isReversed
        run={run}
        title={texts.undoTitle}
        note={texts.undoNote}
        action={
          <form onSubmit={undo.onSubmit} className="mt-5">
            <FormError text={undo.error} />
            <div className="flex flex-wrap items-center justify-end gap-3">
              <Button look="secondary" onClick={onCancel}>
                {texts.cancel}
              </Button>
              <Button type="submit" look="danger" aria-disabled={undo.busy}>
                {texts.undoNow}
              </Button>
            </div>
          </form>
        }
      />
    </div>
  )
}
