import type { StaffMember } from '@hausblick/contract/calls/staff.ts'
import type { Kysely } from 'kysely'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { describeInvitation } from '../invitations/mailed.ts'
import { type Roles, readHouse, roleOf } from '../links/roles.ts'
import { listAccounts } from '../list.ts'
import { listMade } from './made.ts'
import { variableOf } from './variable.ts'

/** Lists everyone with a role in the house, an account that had one, or an invitation to one: operators first, by address. */
export async function listStaff(
  db: Kysely<Schema>,
  named: Roles,
  now = new Date(),
): Promise<StaffMember[]> {
  const house = await readHouse(db, named)
  const accounts = new Map((await listAccounts(db, named, null)).map((one) => [one.email, one]))
  const rows = await db
    .selectFrom('invitation')
    .selectAll()
    .where('kind', '!=', 'customer')
    .where('redeemed_at', 'is', null)
    .orderBy('created_at')
    .execute()
  const invitations = new Map(rows.map((row) => [row.email ?? '', row]))
  const made = await listMade(db, now)
  const emails = new Set([...house.operatorEmails, ...house.staffEmails, ...accounts.keys()])
  const members = [...emails].map((email): StaffMember => {
    const account = accounts.get(email)
    const invitation = invitations.get(email)
    const given =
      roleOf({ kind: 'operator', email }, house) ?? roleOf({ kind: 'staff', email }, house)
    const role = account ? account.role : given
    return {
      email,
      role: role === 'customer' ? null : role,
      variable: variableOf(email, named)?.name ?? null,
      account: account
        ? {
            issuer: account.issuer,
            subject: account.subject,
            since: account.createdAt,
            secondFactor: account.secondFactor,
          }
        : null,
      invitation: invitation ? describeInvitation(invitation, now) : null,
      made: made.get(email) ?? [],
    }
  })
  return members.toSorted(
    (a, b) => rank(a) - rank(b) || (a.email < b.email ? -1 : Number(a.email > b.email)),
  )
}

function rank({ role }: StaffMember): number {
  return role === null ? 2 : ['operator', 'staff'].indexOf(role)
}
