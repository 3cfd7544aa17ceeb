import {
  changeRemindersCall,
  type ReminderKind,
  readRemindersCall,
  reminderKinds,
} from '@hausblick/contract/calls/reminders.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useAccess } from '../../../base/data/access.ts'
import { ask, queryOf } from '../../../base/data/ask.ts'
import { useRead } from '../../../base/data/useRead.ts'
import { FormError } from '../../../base/ui/FormError.tsx'
import { Loaded } from '../../../base/ui/Loaded.tsx'
import { Section } from '../../../base/ui/Section.tsx'
import { Switch } from '../../../base/ui/Switch.tsx'
import { useChange } from '../../../base/ui/useChange.ts'
import * as texts from './texts.ts'

/** What the account is reminded of by mail. */
export function RemindersSection() {
  const { client } = useAccess()
  const queries = useQueryClient()
  const query = queryOf(client, readRemindersCall, {})
  const read = useRead(() => query)
  const change = useChange(async (fields) => {
    const pressed = fields.get('kind')
    const kind = reminderKinds.find((each) => each === pressed)
    if (!read.data || !kind) return
    const body = { kind, isOn: !read.data[kind] }
    queries.setQueryData(query.queryKey, await ask(client, changeRemindersCall, { body }))
  })
  return (
    <Section title={texts.reminders}>
      <p className="text-ink-2">{texts.remindersNote}</p>
      <div className="mt-4">
        <Loaded read={read} failure={texts.remindersFailed}>
          {(choices) => (
            <form onSubmit={change.onSubmit} className="divide-y divide-line">
              <FormError text={change.error} />
              {reminderKinds.map((kind) => (
                <Switch
                  key={kind}
                  label={texts.reminderNames[kind]}
                  note={noteOf(kind, choices[kind])}
                  isOn={choices[kind] === true}
                  busy={change.busy}
                  name="kind"
                  value={kind}
                />
              ))}
            </form>
          )}
        </Loaded>
      </div>
    </Section>
  )
}

/** The operator announces a report himself to who has not chosen. */
function noteOf(kind: ReminderKind, isOn: boolean | null): string {
  const note = texts.reminderNotes[kind]
  return kind === 'report' && isOn === null ? `${note} ${texts.reportsUnchosen}` : note
}
