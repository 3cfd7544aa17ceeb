import type { Roles } from '../links/roles.ts'

/** Returns the variable that names an address, and the role that it gives; null if none does. */
export function variableOf(email: string, { operatorEmails, staffEmails }: Roles) {
  if (operatorEmails.includes(email)) return { name: 'OPERATOR_EMAILS', role: 'operator' } as const
  return staffEmails.includes(email) ? ({ name: 'STAFF_EMAILS', role: 'staff' } as const) : null
}
