import { describeDocument } from '@hausblick/figures/documents/description.ts'
import { Undo2 } from 'lucide-react'
import type { SeenDocument } from '../../data/documents/corrections.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { FormSuccess } from '../../ui/FormSuccess.tsx'
import type { Change } from '../../ui/useChange.ts'
import * as texts from '../texts.ts'
import { keys } from './useShortcuts.ts'

interface Props {
  /** The document filed last; null if there is none. */
  filed: SeenDocument | null
  undo: Change<void>
}

/** Says what was filed, and offers to take it back. */
export function Filed({ filed, undo }: Props) {
  return (
    <>
      <FormError text={undo.error} />
      <FormSuccess
        text={filed && texts.filed(describeDocument(filed.fileName))}
        action={
          <Button
            look="secondary"
            onClick={() => undo.run()}
            aria-disabled={undo.busy}
            aria-keyshortcuts={keys.undo}
          >
            <Undo2 size={18} />
            {texts.undo}
          </Button>
        }
      />
    </>
  )
}
