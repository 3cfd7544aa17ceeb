import { Inbox, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { type Asked, MarkedDialog } from '../../layout/marked/MarkedDialog.tsx'
import { remove } from '../../layout/marked/texts.ts'
import type { Steps } from '../../layout/marked/useSteps.ts'
import { useRights } from '../../session/staff/useRights.ts'
import { Button } from '../../ui/Button.tsx'
import type { Letter } from '../filing/letter.ts'
import * as texts from '../texts.ts'
import { toMarked } from './toMarked.ts'

/** What else can be done with a single paper than to file it, each with an undo. */
export function PaperActions({ entry, steps }: { entry: Letter; steps: Steps }) {
  const { remove: mayRemove } = useRights()
  const [asked, ask] = useState<Asked>(null)
  const close = () => ask(null)
  return (
    <div className="flex flex-wrap gap-2">
      <Button look="secondary" onClick={() => ask('move')}>
        <Inbox size={18} />
        {texts.give}
      </Button>
      {mayRemove && (
        <Button look="secondary" onClick={() => ask('remove')}>
          <Trash2 size={18} />
          {remove}
        </Button>
      )}
      <MarkedDialog
        asked={asked}
        marked={[toMarked(entry)]}
        steps={steps}
        onDone={close}
        onClose={close}
      />
    </div>
  )
}
