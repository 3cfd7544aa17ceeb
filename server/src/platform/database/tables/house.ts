/** A role that an operator has given an address in the browser. */
export interface HouseRoleTable {
  /** Lower case. */
  email: string
  role: 'operator' | 'staff'
  /** ISO 8601. */
  added_at: string
  /** The email address of the operator. */
  added_by: string
}
