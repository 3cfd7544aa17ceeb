import type { Role } from '@hausblick/contract/calls/accounts.ts'
import type { Kysely, Transaction } from 'kysely'
import { compileOnce } from '../../../platform/database/compileOnce.ts'
import type { HouseRoleTable } from '../../../platform/database/tables/house.ts'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import type { AccountLink } from '../../identity/account/link.ts'

/** The addresses of operators and staff: those that the settings name, or all. */
export interface Roles {
  /** Lower case. */
  readonly operatorEmails: readonly string[]
  /** Lower case. */
  readonly staffEmails: readonly string[]
}

const selectRole = compileOnce((db, email: string) =>
  db.selectFrom('house_role').select('role').where('email', '=', email).compile(),
)

/** Returns the role that an address has in the house, by the settings or else by the browser; null if none. */
export async function findHouseRole(
  db: Kysely<Schema>,
  email: string,
  named: Roles,
): Promise<HouseRoleTable['role'] | null> {
  if (named.operatorEmails.includes(email)) return 'operator'
  if (named.staffEmails.includes(email)) return 'staff'
  return (await selectRole(db, email))[0]?.role ?? null
}

/**
 * Returns the role of an account; null if its address no longer has that role. An address that the settings name as both has
 * the one that the account was given.
 */
export async function findRole(
  db: Kysely<Schema>,
  link: Pick<AccountLink, 'kind' | 'email'>,
  named: Roles,
): Promise<Role | null> {
  const role = roleOf(link, named)
  if (role !== null || isNamed(link.email, named)) return role
  return (await findHouseRole(db, link.email, named)) === link.kind ? link.kind : null
}

/** Returns the role of an account among the addresses of the house; null if its address does not have it. */
export function roleOf(
  { kind, email }: Pick<AccountLink, 'kind' | 'email'>,
  { operatorEmails, staffEmails }: Roles,
): Role | null {
  if (kind === 'customer') return kind
  const named = kind === 'operator' ? operatorEmails : staffEmails
  return named.includes(email) ? kind : null
}

/** Returns all addresses of the house. Of those that the settings name, the browser decides nothing. */
export async function readHouse(db: Kysely<Schema>, named: Roles): Promise<Roles> {
  return addGiven(named, await db.selectFrom('house_role').select(['email', 'role']).execute())
}

/**
 * Returns the addresses of the house that are written to: those that the settings name, and of others those that have made
 * their account, since nobody has proven to read mistyped ones.
 */
export async function readRecipients(db: Kysely<Schema>, named: Roles): Promise<Roles> {
  const rows = await db
    .selectFrom('house_role')
    .innerJoin('account_link', (join) =>
      join
        .onRef('account_link.email', '=', 'house_role.email')
        .onRef('account_link.kind', '=', 'house_role.role'),
    )
    .select(['house_role.email', 'house_role.role'])
    .distinct()
    .execute()
  return addGiven(named, rows)
}

/** Sets the role of an address, replacing one set earlier. */
export async function giveRole(trx: Transaction<Schema>, row: HouseRoleTable): Promise<void> {
  const { role, added_at, added_by } = row
  await trx
    .insertInto('house_role')
    .values(row)
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ role, added_at, added_by }))
    .execute()
}

/** Revokes the role that an address was given in the browser. */
export async function removeRole(trx: Transaction<Schema>, email: string): Promise<void> {
  await trx.deleteFrom('house_role').where('email', '=', email).execute()
}

/** Whether an operator has an account. */
export async function hasOperator(db: Kysely<Schema>, named: Roles): Promise<boolean> {
  const { operatorEmails } = await readHouse(db, named)
  const accounts = await db
    .selectFrom('account_link')
    .select('email')
    .where('kind', '=', 'operator')
    .execute()
  return accounts.some(({ email }) => operatorEmails.includes(email))
}

/** Revokes a role that no account has. */
export async function removeUnusedRole(
  trx: Transaction<Schema>,
  { kind, email }: { readonly kind: HouseRoleTable['role']; readonly email: string },
): Promise<void> {
  const used = await trx
    .selectFrom('account_link')
    .select('email')
    .where('email', '=', email)
    .where('kind', '=', kind)
    .executeTakeFirst()
  if (!used) await removeRole(trx, email)
}

function addGiven(named: Roles, rows: readonly Pick<HouseRoleTable, 'email' | 'role'>[]): Roles {
  const given = (role: HouseRoleTable['role']) =>
    rows.filter((row) => row.role === role && !isNamed(row.email, named)).map(({ email }) => email)
  return {
    operatorEmails: [...named.operatorEmails, ...given('operator')],
    staffEmails: [...named.staffEmails, ...given('staff')],
  }
}

function isNamed(email: string, { operatorEmails, staffEmails }: Roles): boolean {
  return operatorEmails.includes(email) || staffEmails.includes(email)
}
