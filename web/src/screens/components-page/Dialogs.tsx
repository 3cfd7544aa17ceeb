import { type SubmitEvent, useState } from 'react'
import { Button } from '../../base/ui/Button.tsx'
import ConfirmDialog from '../../base/ui/ConfirmDialog.tsx'
import { Dialog } from '../../base/ui/Dialog.tsx'
import { FormDialog } from '../../base/ui/FormDialog.tsx'
import { SecretDialog } from '../../base/ui/SecretDialog.tsx'
import { Sheet } from '../../base/ui/Sheet.tsx'
import { Group } from './Group.tsx'

const kinds = [
  'schmal',
  'breit',
  'Formular',
  'Geheimnis',
  'Blatt',
  'Frage',
  'Frage, die scheitert',
] as const

const form = {
  frame: { onSubmit: (event: SubmitEvent) => event.preventDefault() },
  busy: false,
  refusal: { text: 'Der Dienst ist nicht erreichbar.' },
}

/** Dialogs overlay the page and follow the theme of the system. */
export function Dialogs() {
  const [open, setOpen] = useState<(typeof kinds)[number] | null>(null)
  const close = () => setOpen(null)
  return (
    <Group title="Dialoge">
      <div className="flex flex-wrap gap-3">
        {kinds.map((kind) => (
          <Button key={kind} look="secondary" onClick={() => setOpen(kind)}>
            Dialog: {kind}
          </Button>
        ))}
      </div>
      {(open === 'schmal' || open === 'breit') && (
        <Dialog title="Ein Dialog" wide={open === 'breit'} onClose={close}>
          Mit einem Satz.
        </Dialog>
      )}
      {open === 'Formular' && (
        <FormDialog title="Ein Formular" form={form} action="Senden" onClose={close}>
          Mit seinen Feldern.
        </FormDialog>
      )}
      {open === 'Geheimnis' && (
        <SecretDialog
          title="Token des Programms"
          note="Es wird nur jetzt gezeigt."
          label="Token"
          secret="hbt_Beispiel"
          onClose={close}
        />
      )}
      {open === 'Blatt' && (
        <Sheet
          title="EG links"
          description="Lindenstraße 14, 50674 Köln"
          of="EG links"
          onClose={close}
          onKeyDown={() => {}}
          finalFocus={() => null}
          footer={<Button onClick={close}>Fertig</Button>}
        >
          Etwas zu lesen.
        </Sheet>
      )}
      {(open === 'Frage' || open === 'Frage, die scheitert') && (
        <ConfirmDialog
          title="Zugang beenden?"
          action="Beenden"
          onClose={close}
          onConfirm={async () => {
            if (open !== 'Frage') throw new Error('Der Dienst ist nicht erreichbar.')
            close()
          }}
        >
          <p>anna@example.de kann sich danach nicht mehr anmelden.</p>
        </ConfirmDialog>
      )}
    </Group>
  )
}
