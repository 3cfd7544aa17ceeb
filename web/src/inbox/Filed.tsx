import { describeDocument } from '@hausblick/figures/documents/description.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { useAccess } from '../data/access.ts'
import { type SeenDocument, takeBackFiling } from '../data/documents/corrections.ts'
import { Button } from '../ui/Button.tsx'
import { FormError } from '../ui/FormError.tsx'
import { FormSuccess } from '../ui/FormSuccess.tsx'
import { useChange } from '../ui/useChange.ts'
import * as texts from './texts.ts'

interface Props {
  /** The document filed last; null if there is none. */
  filed: SeenDocument | null
  onTakenBack: (taken: SeenDocument) => void
}

/** Says what was filed, and offers to take it back. */
export function Filed({ filed, onTakenBack }: Props) {
  const { client } = useAccess()
  const queries = useQueryClient()
  const { onSubmit, busy, error } = useChange(async () => {
    if (!filed) return
    await takeBackFiling(client, queries, filed)
    onTakenBack(filed)
  })
  return (
    <>
      <FormError text={error} />
      <FormSuccess
        text={filed && texts.filed(describeDocument(filed.fileName))}
        action={
          <form onSubmit={onSubmit}>
            <Button type="submit" look="secondary" aria-disabled={busy}>
              <Undo2 size={18} />
              {texts.undo}
            </Button>
          </form>
        }
      />
    </>
  )
}
