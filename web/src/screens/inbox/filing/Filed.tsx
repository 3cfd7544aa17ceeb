import { describeDocument } from '@hausblick/figures/documents/description.ts'
import { Undo2 } from 'lucide-react'
import { Button } from '../../../base/ui/Button.tsx'
import { FormError } from '../../../base/ui/FormError.tsx'
import { FormSuccess } from '../../../base/ui/FormSuccess.tsx'
import type { Change } from '../../../base/ui/useChange.ts'
import * as texts from '../texts.ts'
import type { Done } from './letter.ts'
import { keys } from './useShortcuts.ts'

interface Props {
  /** What was filed or given last; null if nothing was. */
  filed: Done | null
  undo: Change<void>
}

/** Shows what was filed, and offers to take it back. */
export function Filed({ filed, undo }: Props) {
  return (
    <>
      <FormError text={undo.error} />
      <FormSuccess
        text={filed && describe(filed)}
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

function describe(done: Done): string {
  return done.giving
    ? texts.givenToMany(done.name, done.giving.total)
    : texts.filed(describeDocument(done.fileName))
}
