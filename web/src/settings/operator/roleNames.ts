import type { Role } from '@hausblick/contract/calls.ts'

export const roleNames: Readonly<Record<Role, string>> = {
  customer: 'Kunde',
  staff: 'Mitarbeiter',
  operator: 'Betreiber',
}
