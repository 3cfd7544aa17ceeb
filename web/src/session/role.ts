import type { Me } from '@hausblick/contract/calls.ts'

/** Returns whether a user works for the operator and can view every customer. */
export function isStaff({ role }: Me): boolean {
  return role === 'staff' || role === 'operator'
}
