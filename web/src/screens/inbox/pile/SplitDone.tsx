import { pileAddress, splitParameter } from '@hausblick/contract/pileAddress.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useAccess } from '../../../base/data/access.ts'
import { undoStep } from '../../../base/data/documents/steps.ts'
import { Button } from '../../../base/ui/Button.tsx'
import { FormError } from '../../../base/ui/FormError.tsx'
import { FormSuccess } from '../../../base/ui/FormSuccess.tsx'
import { Link } from '../../../base/ui/Link.tsx'
import { useAddressState } from '../../../base/ui/useAddressState.ts'
import { useChange } from '../../../base/ui/useChange.ts'
import * as texts from './texts.ts'

/** Shows in the inbox that a pile has just been split, and offers to undo it. */
export function SplitDone() {
  const { client } = useAccess()
  const queries = useQueryClient()
  const [{ step, papers }, write] = useAddressState(splitParameter)
  const [isUndone, setUndone] = useState(false)
  const { onSubmit, busy, error } = useChange(async () => {
    if (step === null) return
    // One of the release before is named by its number.
    await undoStep(client, queries, step.padStart(32, '0'))
    setUndone(true)
    write((latest) => ({ ...latest, step: null }), { replace: true })
  })
  const action =
    step === null ? (
      <Link to={pileAddress(papers)} className="link tap">
        {texts.again}
      </Link>
    ) : (
      <form onSubmit={onSubmit}>
        <Button type="submit" look="secondary" aria-disabled={busy}>
          <Undo2 size={18} />
          {texts.undo}
        </Button>
      </form>
    )
  const text = step !== null ? texts.done : isUndone ? texts.undone : null
  return (
    <>
      <FormError text={error} />
      <FormSuccess text={text} action={action} />
    </>
  )
}
