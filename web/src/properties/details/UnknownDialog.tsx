import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import * as texts from '../texts.ts'

/** Says that a link leads to nothing, and what may have happened. */
export function UnknownDialog({ title, onClose }: { title: string; onClose: () => void }) {
  return (
    <Dialog title={title} onClose={onClose}>
      <p className="text-ink-2">{texts.unknownReason}</p>
      <div className="mt-6 flex justify-end">
        <Button onClick={onClose}>{texts.toList}</Button>
      </div>
    </Dialog>
  )
}
