import type { StaffCaller } from '../../platform/http/access.ts'
import type { Capabilities } from './capability.ts'

/** Issues the capability for all papers. They have no customer, whom a capability would name. */
export function grantPapers(capabilities: Capabilities, { signInId }: StaffCaller): string {
  return capabilities.grant({ signInId, customerId: 'papers' })
}
