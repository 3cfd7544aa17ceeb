import type { Me } from '@hausblick/contract/calls.ts'

/** Whether someone works for the house, and chooses whose figures they look at. */
export function isStaff({ role }: Me): boolean {
  return role === 'staff' || role === 'operator'
}
