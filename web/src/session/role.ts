import type { Me, Role } from '@hausblick/contract/calls.ts'

/** What roles are called. */
export const roleNames: Readonly<Record<Role, string>> = {
  customer: 'Kunde',
  staff: 'Mitarbeiter',
  operator: 'Betreiber',
}

/** Whether someone works for the house, and chooses whose figures they look at. */
export function isStaff({ role }: Me): boolean {
  return role === 'staff' || role === 'operator'
}
