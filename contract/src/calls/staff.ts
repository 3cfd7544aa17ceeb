import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { email, nothing } from './fields.ts'
import { customerInvitation } from './invitationMails.ts'
import { accountKey } from './linkedAccounts.ts'

/** What operators may let staff do. */
export const staffRights = ['import', 'invite', 'remove'] as const
export type StaffRight = (typeof staffRights)[number]

/** What staff may do: import data, invite owners, remove documents. */
const rights = z.object({ import: z.boolean(), invite: z.boolean(), remove: z.boolean() })
export type StaffRights = z.infer<typeof rights>

export const readStaffRightsCall = defineCall({
  method: 'GET',
  path: '/api/staffRights',
  summary: 'What staff may do; for staff.',
  reply: rights,
  logs: 'nothing',
})

export const setStaffRightCall = defineCall({
  method: 'POST',
  path: '/api/staffRights',
  summary: 'Allows or forbids staff to do something; for operators.',
  body: z.object({ right: z.enum(staffRights), allowed: z.boolean() }),
  reply: rights,
  logs: 'settingsChanged',
})

const houseRole = z.enum(['staff', 'operator'])

const staffMember = z.object({
  email: z.string(),
  /** Null for an account whose address no longer has one. */
  role: z.nullable(houseRole),
  /** The variable of the settings that names the address, which then decides on its role; null where operators gave it here. */
  variable: z.nullable(z.enum(['OPERATOR_EMAILS', 'STAFF_EMAILS'])),
  /** Their account; null before they have one. */
  account: z.nullable(
    z.extend(accountKey, {
      /** When it got its role, ISO 8601. */
      since: z.string(),
      secondFactor: z.boolean(),
    }),
  ),
  /** Their unused invitation; null if there is none. */
  invitation: z.nullable(customerInvitation),
  /** The names of the programs and webhooks that they made and that still work. */
  made: z.array(z.string()),
})
export type StaffMember = z.infer<typeof staffMember>

export const listStaffCall = defineCall({
  method: 'GET',
  path: '/api/staff',
  summary: 'Lists operators and staff, with their accounts and invitations; for operators.',
  /** Operators first, by address. */
  reply: z.object({ members: z.array(staffMember) }),
  logs: 'look',
})

export const inviteStaffCall = defineCall({
  method: 'POST',
  path: '/api/staff',
  summary: 'Gives an address a role, and invites it by mail; for operators.',
  body: z.object({ email, role: houseRole }),
  reply: nothing,
  logs: 'invited',
})
