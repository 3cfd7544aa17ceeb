import { readStaffRightsCall, setStaffRightCall } from '@hausblick/contract/calls/staff.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useAccess } from '../../data/access.ts'
import { ask, queryOf } from '../../data/ask.ts'
import { useRead } from '../../data/useRead.ts'
import { FormError } from '../../ui/FormError.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { Section } from '../../ui/Section.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { useChange } from '../../ui/useChange.ts'
import * as texts from './texts.ts'

/** Lets operators say whether staff may import. */
export function StaffRight() {
  const { client } = useAccess()
  const queries = useQueryClient()
  const query = queryOf(client, readStaffRightsCall, {})
  const read = useRead(() => query)
  const change = useChange(async () => {
    if (!read.data) return
    const body = { right: 'import', allowed: !read.data.import } as const
    queries.setQueryData(query.queryKey, await ask(client, setStaffRightCall, { body }))
  })
  return (
    <Section title={texts.staffHeading}>
      <Loaded read={read} failure={texts.staffFailed}>
        {(rights) => (
          <form onSubmit={change.onSubmit} className="-my-3">
            <FormError text={change.error} />
            <Switch
              name="staff"
              value="import"
              label={texts.staffAllowed}
              note={texts.staffNote}
              isOn={rights.import}
              busy={change.busy}
            />
          </form>
        )}
      </Loaded>
    </Section>
  )
}
