import {
  readStaffRightsCall,
  type StaffRight,
  setStaffRightCall,
  staffRights,
} from '@hausblick/contract/calls/staff.ts'
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

/** The operators' switches of what staff may do. */
export function StaffRights() {
  const read = useRead(({ client }) => queryOf(client, readStaffRightsCall, {}))
  return (
    <Section title={texts.rights}>
      <Loaded read={read} failure={texts.rightsFailed}>
        {(rights) => (
          <div className="-my-3 divide-y divide-line">
            {staffRights.map((right) => (
              <RightSwitch key={right} right={right} isOn={rights[right]} />
            ))}
          </div>
        )}
      </Loaded>
    </Section>
  )
}

function RightSwitch({ right, isOn }: { right: StaffRight; isOn: boolean }) {
  const { client } = useAccess()
  const queries = useQueryClient()
  const change = useChange(async () => {
    const { queryKey } = queryOf(client, readStaffRightsCall, {})
    const body = { right, allowed: !isOn }
    queries.setQueryData(queryKey, await ask(client, setStaffRightCall, { body }))
  })
  return (
    <form onSubmit={change.onSubmit}>
      <FormError text={change.error} />
      <Switch
        name="right"
        value={right}
        label={texts.rightLabels[right]}
        note={texts.rightNotes[right]}
        isOn={isOn}
        busy={change.busy}
      />
    </form>
  )
}
