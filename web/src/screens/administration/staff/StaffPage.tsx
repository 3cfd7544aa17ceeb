import { pages } from '@hausblick/contract/pages.ts'
import { StaffList } from './StaffList.tsx'
import { StaffRights } from './StaffRights.tsx'

/** Who works for the operator, and what they may do. */
export default function StaffPage() {
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
