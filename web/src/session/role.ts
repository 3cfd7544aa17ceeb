import type { Me } from '@hausblick/contract/calls.ts'

/** Returns whether a user works for the operator and can view every customer: not while they must add a second factor. */
export function isStaff({ role, mustAddSecondFactor }: Me): boolean {
  return (role === 'staff' || role === 'operator') && !mustAddSecondFactor
}
