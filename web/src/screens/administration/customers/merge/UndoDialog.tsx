import {
  type CustomerMerge,
  mergedKinds,
  previewUndoMergeCall,
  type UndoPreview,
  undoMergeCall,
} from '@hausblick/contract/calls/merges.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useAccess } from '../../../../base/data/access.ts'
import { ask, queryOf } from '../../../../base/data/ask.ts'
import { useRead } from '../../../../base/data/useRead.ts'
import { Button } from '../../../../base/ui/Button.tsx'
import { Dialog } from '../../../../base/ui/Dialog.tsx'
import { FormError } from '../../../../base/ui/FormError.tsx'
import { Loaded } from '../../../../base/ui/Loaded.tsx'
import { useChange } from '../../../../base/ui/useChange.ts'
import { Counts } from './Counts.tsx'
import * as texts from './texts.ts'

interface Props {
  customerId: string
  merge: CustomerMerge
  onClose: () => void
  /** Called once they are two again. */
  onDone: () => void
}

/** Shows what taking back a merge does, and takes it back. */
export default function UndoDialog({ customerId, merge, onClose, onDone }: Props) {
  const { client } = useAccess()
  const queries = useQueryClient()
  const asked = { params: { customerId, id: merge.id } }
  const read = useRead((access) => ({
    ...queryOf(access.client, previewUndoMergeCall, asked),
    gcTime: 0,
    staleTime: 0,
  }))
  const { onSubmit, busy, error } = useChange(async () => {
    await ask(client, undoMergeCall, asked)
    onDone()
    await queries.invalidateQueries()
  })
  const canUndo = read.data?.refusal === null
  return (
    <Dialog title={texts.undoTitle(merge.merged.id)} onClose={() => !busy && onClose()}>
      <Loaded read={read} failure={texts.undoFailed}>
        {(preview) => <Note preview={preview} merged={merge.merged.id} />}
      </Loaded>
      <form onSubmit={onSubmit} className="mt-6">
        <FormError text={error} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="secondary" aria-disabled={busy} onClick={() => !busy && onClose()}>
            {read.data && !canUndo ? texts.close : texts.cancel}
          </Button>
          {canUndo && (
            <Button type="submit" aria-disabled={busy}>
              {busy ? texts.undoing : texts.undoAction}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  )
}

function Note({ preview, merged }: { preview: UndoPreview; merged: string }) {
  const { refusal, returned, gone, totalsStay, staying } = preview
  if (refusal !== null) return <p className="text-ink-2 wrap-anywhere">{refusal}</p>
  const notes = [
    texts.stays,
    ...(gone > 0 ? [texts.gone(gone)] : []),
    ...(totalsStay ? [texts.totalsStay] : []),
    ...(staying.length > 0 ? [texts.staying(staying)] : []),
  ]
  return (
    <div className="grid gap-3 text-13 text-ink-2 wrap-anywhere">
      <p>{returned.length > 0 ? texts.returns(merged) : texts.returnsNothing}</p>
      <Counts counts={returned.map(({ kind, count }) => [mergedKinds[kind], count])} />
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  )
}
