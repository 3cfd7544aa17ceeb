import { type ReminderKind, reminderKinds } from '@hausblick/contract/reminders.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useAccess } from '../../data/access.ts'
import { changeReminders, remindersQuery } from '../../data/reminders.ts'
import { useRead } from '../../data/useRead.ts'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { useSubmit } from '../../ui/useSubmit.ts'
import { SettingsSection } from '../SettingsSection.tsx'
import * as texts from './texts.ts'

/** What the account is reminded of by mail. */
export function RemindersSection() {
  const { client } = useAccess()
  const queries = useQueryClient()
  const { data, error, retry, retrying } = useRead((access) => remindersQuery(access.client))
  const change = useSubmit(async (fields) => {
    const pressed = fields.get('kind')
    const kind = reminderKinds.find((each) => each === pressed)
    if (data && kind) await changeReminders(client, queries, kind, !data[kind])
  })
  return (
    <SettingsSection title={texts.reminders}>
      <p className="text-ink-2">{texts.remindersNote}</p>
      {error ? (
        <ErrorNote
          title={texts.remindersFailed}
          reason={error.message}
          onRetry={retry}
          retrying={retrying}
          className="mt-4"
        />
      ) : data === undefined ? (
        <p aria-busy className="mt-4">
          <Skeleton size="w-full" />
        </p>
      ) : (
        <form onSubmit={change.onSubmit} className="mt-4 divide-y divide-line">
          <FormError text={change.error} />
          {reminderKinds.map((kind) => (
            <Switch
              key={kind}
              label={texts.reminderNames[kind]}
              note={noteOf(kind, data[kind])}
              isOn={data[kind] === true}
              busy={change.busy}
              name="kind"
              value={kind}
            />
          ))}
        </form>
      )}
    </SettingsSection>
  )
}

/** The operator announces a report himself to who has not chosen. */
function noteOf(kind: ReminderKind, isOn: boolean | null): string {
  const note = texts.reminderNotes[kind]
  return kind === 'report' && isOn === null ? `${note} ${texts.reportsUnchosen}` : note
}
