import { titles } from '@hausblick/contract/pages.ts'
import { StaffAccounts } from './StaffAccounts.tsx'

/** Who works for the operator, and what they may do. */
export default function StaffPage() {
  return (
    <>
      <h1 className="mb-5 text-34 font-semibold tracking-tight">{titles.staff}</h1>
      <StaffAccounts />
    </>
  )
}
