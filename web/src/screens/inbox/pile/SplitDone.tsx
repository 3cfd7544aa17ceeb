import { pileAddress, splitParameter } from '@hausblick/contract/pileAddress.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useAccess } from '../../../base/data/access.ts'
import { undoSplit } from '../../../base/data/documents/papers.ts'
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
  const [split, write] = useAddressState(splitParameter)
  const [undone, setUndone] = useState<readonly number[] | null>(null)
  const { onSubmit, busy, error } = useChange(async () => {
    if (split === null) return
    const { papers } = await undoSplit(client, queries, split)
    setUndone(papers)
    write(() => null, { replace: true })
  })
  const action =
    split === null ? (
      <Link to={pileAddress(undone ?? [])} className="link tap">
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
  const text = split === null ? undone && texts.undone : texts.done
  return (
    <>
      <FormError text={error} />
      <FormSuccess text={text} action={action} />
    </>
  )
}
