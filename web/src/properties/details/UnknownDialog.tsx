import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

/** Says that a link leads to nothing, and what may have happened. */
export function UnknownDialog({ title, onClose }: { title: string; onClose: () => void }) {
  return (
    <Dialog title={title} onClose={onClose}>
      <p className="text-ink-2">
        Vielleicht ist der Link unvollständig, oder der Bestand hat sich inzwischen geändert. In der
        Übersicht finden Sie alles, was heute dazugehört.
      </p>
      <div className="mt-6 flex justify-end">
        <Button onClick={onClose}>Zur Übersicht</Button>
      </div>
    </Dialog>
  )
}
