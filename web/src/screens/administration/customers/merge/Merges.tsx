import { type CustomerMerge, listMergesCall } from '@hausblick/contract/calls/merges.ts'
import { useState } from 'react'
import { queryOf } from '../../../../base/data/ask.ts'
import { useRead } from '../../../../base/data/useRead.ts'
import { formatDay } from '../../../../base/format/day.ts'
import { Button } from '../../../../base/ui/Button.tsx'
import { FailedRead } from '../../../../base/ui/ErrorNote.tsx'
import { FormSuccess } from '../../../../base/ui/FormSuccess.tsx'
import { lateDialog } from '../../../../base/ui/late/late.tsx'
import { useToday } from '../../../../base/ui/useToday.ts'
import * as texts from './texts.ts'

const MergeDialog = lateDialog(() => import('./MergeDialog.tsx'))
const UndoDialog = lateDialog(() => import('./UndoDialog.tsx'))

interface Props {
  customerId: string
  /** What they are called. */
  name: string
}

/** Items of a list that make one of this customer and another, and two again, for operators. */
export function Merges({ customerId, name }: Props) {
  const read = useRead(({ client }) => queryOf(client, listMergesCall, { params: { customerId } }))
  const [isMerging, setMerging] = useState(false)
  const [undone, setUndone] = useState<CustomerMerge | null>(null)
  const [done, setDone] = useState<string | null>(null)
  return (
    <>
      <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
        <p className="min-w-0 flex-1 basis-60 text-13 text-ink-2">{texts.mergeNote}</p>
        <Button look="secondary" onClick={() => setMerging(true)}>
          {texts.merge}
        </Button>
      </li>
      {read.error && (
        <li className="py-3">
          <FailedRead title={texts.mergesFailed} read={read} />
        </li>
      )}
      {done && (
        <li className="pt-3">
          <FormSuccess text={done} />
        </li>
      )}
      {read.data?.map((merge) => (
        <Entry key={merge.id} merge={merge} onUndo={() => setUndone(merge)} />
      ))}
      {isMerging && (
        <MergeDialog customerId={customerId} name={name} onClose={() => setMerging(false)} />
      )}
      {undone && (
        <UndoDialog
          customerId={customerId}
          merge={undone}
          onClose={() => setUndone(null)}
          onDone={() => {
            setUndone(null)
            setDone(texts.undone(undone.merged.id))
          }}
        />
      )}
    </>
  )
}

function Entry({ merge, onUndo }: { merge: CustomerMerge; onUndo: () => void }) {
  const { merged, mergedAt, mergedBy, until, undoneAt } = merge
  const today = useToday()
  const canUndo = undoneAt === null && until.slice(0, 10) > today
  const state = undoneAt
    ? texts.undoneOn(formatDay(undoneAt))
    : canUndo && texts.undoableUntil(formatDay(until))
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-60 wrap-anywhere">
        <p className="font-medium">
          {texts.taken([merged.name, merged.id].filter(Boolean).join(' · '))}
        </p>
        <p className="text-13 text-ink-2">
          {[texts.wentOn(mergedBy, formatDay(mergedAt)), state].filter(Boolean).join(', ')}
        </p>
      </div>
      {canUndo && (
        <Button look="secondary" onClick={onUndo} aria-label={texts.undoOf(merged.id)}>
          {texts.undo}
        </Button>
      )}
    </li>
  )
}
