import { type Giving, readGivingCall } from '@hausblick/contract/calls/givings.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useAccess } from '../../../base/data/access.ts'
import { queryOf } from '../../../base/data/ask.ts'
import { takeBackGiving } from '../../../base/data/documents/givings.ts'
import { Button } from '../../../base/ui/Button.tsx'
import { FormError } from '../../../base/ui/FormError.tsx'
import { ProgressBar } from '../../../base/ui/ProgressBar.tsx'
import { useChange } from '../../../base/ui/useChange.ts'
import * as texts from './texts.ts'

const ASK_EVERY_MS = 1000

interface Props {
  begun: Giving
  onClose: () => void
  onTakenBack?: () => void
}

/** The progress of giving a document to many, with a button to take it back from all. */
export function GivingDone({ begun, onClose, onTakenBack }: Props) {
  const { client } = useAccess()
  const queries = useQueryClient()
  const query = queryOf(client, readGivingCall, { params: { id: begun.id } })
  const { data: giving = begun } = useQuery({
    ...query,
    initialData: begun,
    refetchInterval: ({ state: { data } }) => isRunning(data ?? begun) && ASK_EVERY_MS,
  })
  const takeBack = useChange(async () => {
    queries.setQueryData(query.queryKey, await takeBackGiving(client, queries, begun))
    onTakenBack?.()
  })
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => note.current?.focus(), [])
  const { state, done, total } = giving
  const said = {
    giving: texts.progress(done, total),
    given: texts.given(total),
    takingBack: texts.takingBack(done, total),
    takenBack: texts.takenBack,
  }[state]
  return (
    <>
      <FormError text={takeBack.error} />
      <div ref={note} role="status" tabIndex={-1} className="grid gap-2 outline-none">
        <p className="font-medium">{said}</p>
        {isRunning(giving) && <ProgressBar share={(done / total) * 10_000} label={said} />}
        {state === 'given' && <p className="text-13 text-ink-2">{texts.mailed}</p>}
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={onClose}>{texts.finish}</Button>
        {(state === 'giving' || state === 'given') && (
          <Button
            look="secondary"
            onClick={() => takeBack.run(new FormData())}
            aria-disabled={takeBack.busy}
          >
            <Undo2 size={18} />
            {texts.takeBack}
          </Button>
        )}
      </div>
    </>
  )
}

function isRunning({ state }: Giving): boolean {
  return state === 'giving' || state === 'takingBack'
}
