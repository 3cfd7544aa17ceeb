import { Building2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../base/ui/Button.tsx'
import { ChangeNotes } from '../../base/ui/ChangeNotes.tsx'
import { DoneNote } from '../../base/ui/DoneNote.tsx'
import { EmptyNote } from '../../base/ui/EmptyNote.tsx'
import { ErrorNote } from '../../base/ui/ErrorNote.tsx'
import { Loaded } from '../../base/ui/Loaded.tsx'
import { Section } from '../../base/ui/Section.tsx'
import { Group } from './Group.tsx'

const nothing = () => undefined

export function NoteSamples() {
  const [done, setDone] = useState(false)
  return (
    <Group title="Hinweise">
      <div>
        <ChangeNotes
          error="Diese E-Mail-Adresse und dieses Passwort passen nicht zusammen."
          done="Ein Passwort-Zurücksetzungslink wurde an Ihre E-Mail-Adresse gesendet."
        />
        {/* Takes the focus when mounted. */}
        {done ? (
          <DoneNote text="Ihr Passwort ist geändert." />
        ) : (
          <Button look="secondary" onClick={() => setDone(true)}>
            Erledigt
          </Button>
        )}
      </div>
      <Section title="Vorgänge" actions={<Button look="secondary">Zahlen einlesen</Button>}>
        Noch wurde nichts eingelesen.
      </Section>
      <EmptyNote icon={Building2} title="Noch keine Zahlen vorhanden">
        Sobald die Zahlen erfasst sind, sehen Sie sie hier.
      </EmptyNote>
      <ErrorNote
        title="Die Kredite konnten nicht geladen werden."
        reason="Der Dienst ist nicht erreichbar. Bitte prüfen Sie Ihre Internetverbindung."
        onRetry={nothing}
      />
      <Loaded
        read={{ data: undefined, error: null, retrying: false, retry: nothing }}
        failure="Die Gäste konnten nicht geladen werden."
      >
        {nothing}
      </Loaded>
      <ErrorNote title="Wird gerade erneut versucht." onRetry={nothing} retrying />
    </Group>
  )
}
