import { listStaffCall, readStaffRightsCall } from '@hausblick/contract/calls/staff.ts'
import { pages } from '@hausblick/contract/pages.ts'
import { queryOf } from '../../../base/data/ask.ts'
import type { Page } from '../../../parts/session/loadPage.ts'
import { StaffList } from './StaffList.tsx'
import { StaffRights } from './StaffRights.tsx'

export const page: Page = {
  Screen: StaffPage,
  data: ({ access: { client } }) => [
    queryOf(client, listStaffCall, {}),
    queryOf(client, readStaffRightsCall, {}),
  ],
}

/** Who works for the operator, and what they may do. */
function StaffPage() {
  return (
    <>
      <h1 className="mb-5 text-34 font-semibold tracking-tight">{pages.staff.title}</h1>
      <div className="grid grid-cols-1 gap-4">
        <StaffList />
        <StaffRights />
      </div>
    </>
  )
}
