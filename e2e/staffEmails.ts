// Enough for a worker that runs most of the tests that need one.
const STAFF = Array.from({ length: 60 }, (_, index) => `mitarbeiter-${index}@betreiber.example`)
const OPERATORS = Array.from({ length: 60 }, (_, index) => `betreiber-${index}@betreiber.example`)

/** The settings that name staff and operators; each address can sign up once. */
export const staffSettings = {
  STAFF_EMAILS: STAFF.join(),
  OPERATOR_EMAILS: OPERATORS.join(),
}

/** Returns an operator's or staff member's address that no other test of this worker uses. */
export function newStaffEmail(kind: 'operator' | 'staff'): string {
  const email = (kind === 'staff' ? STAFF : OPERATORS).shift()
  if (!email) throw new Error('There are more tests than addresses; name more of them above.')
  return email
}
