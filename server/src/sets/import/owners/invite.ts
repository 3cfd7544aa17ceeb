import type { ImportOwner } from '@hausblick/contract/calls/importOwners.ts'
import { normaliseCustomerName } from '@hausblick/contract/customerName.ts'
import type { Transaction } from 'kysely'
import { writeInvitation } from '../../../people/customers/invitations/mail.ts'
import { sendInvitation } from '../../../people/customers/invitations/send.ts'
import { findNames, writeNames } from '../../../people/customers/names.ts'
import { addCustomer, lockCustomers } from '../../../people/customers/store.ts'
import type { NewEntry } from '../../../platform/audit/entry.ts'
import { splitIntoChunks } from '../../../platform/database/splitIntoChunks.ts'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { ConfirmedCaller } from '../../../platform/http/callers.ts'
import { ServiceError } from '../../../platform/http/errors.ts'
import type { Service } from '../../../platform/http/service.ts'
import { listOwners, readAddress } from './list.ts'
import * as texts from './texts.ts'

/** Owners per transaction, so that none holds up the service's other writes. */
const AT_ONCE = 25

type Parts = Pick<Service, 'config' | 'database' | 'audit' | 'mailer'>

interface Choice {
  /** The rows that were chosen. */
  readonly owners: readonly number[]
  /** Addresses that may be invited to several customers, in lower case. */
  readonly shared: readonly string[]
}

/** How many customers were made, and how many mails were queued. */
export interface Invited {
  readonly customers: number
  readonly mails: number
}

/**
 * Makes customers of chosen owners, and invites those with an address whom nobody has invited meanwhile. Each owner's customer,
 * invitation, mail and lines in the log are one transaction. Throws 404 without such a list, 409 where the list no longer has a
 * row or an address of several customers was not confirmed.
 */
export async function inviteOwners(
  parts: Parts,
  actor: ConfirmedCaller,
  runId: string,
  { owners, shared }: Choice,
): Promise<Invited> {
  const { config, database } = parts
  const listed = await listOwners(database.db, runId, config)
  if (listed.length === 0) throw new ServiceError(404, texts.noOwners)
  const numbers = new Set(owners)
  const chosen = listed.filter(({ number }) => numbers.has(number))
  if (chosen.length < numbers.size) throw new ServiceError(409, texts.ownerGone)
  for (const owner of chosen) checkConfirmed(owner, shared)
  let [customers, mails] = [0, 0]
  for (const some of splitIntoChunks(chosen, AT_ONCE)) {
    const invited = await transact(database.db, (trx) => inviteSome(trx, parts, actor, runId, some))
    customers += invited.customers
    mails += invited.mails
  }
  return { customers, mails }
}

function checkConfirmed(owner: ImportOwner, shared: readonly string[]): void {
  const address = readAddress(owner.email)
  if (owner.sharedWith.length === 0 || address === null || !isInvitable(owner)) return
  if (shared.includes(address)) return
  const customerIds = [owner.customerId, ...owner.sharedWith].toSorted()
  throw new ServiceError(409, texts.sharedAddress(address, customerIds))
}

function isInvitable({ fault, state }: ImportOwner): boolean {
  return fault === null && (state === 'open' || state === 'refused' || state === 'expired')
}

async function inviteSome(
  trx: Transaction<Schema>,
  { config, audit, mailer }: Parts,
  actor: ConfirmedCaller,
  runId: string,
  chosen: readonly ImportOwner[],
): Promise<Invited> {
  const numbers = new Set(chosen.map(({ number }) => number))
  const accepted = chosen.filter(({ fault }) => fault === null || fault === texts.noAddress)
  const added = await addCustomers(trx, accepted)
  await nameCustomers(trx, accepted)
  // Under the lock: another click, or another operator, may have invited them meanwhile.
  const listed = await listOwners(trx, runId, config)
  const entries: Omit<NewEntry, 'actor'>[] = added.map((customerId) => ({
    action: 'customerCreated',
    customerId,
  }))
  let mails = 0
  for (const owner of listed.filter((one) => numbers.has(one.number) && isInvitable(one))) {
    const email = readAddress(owner.email)
    if (email === null) continue
    const { customerId } = owner
    await sendInvitation(trx, { config, mailer }, { customerId, email }, writeInvitation(config))
    entries.push({ action: 'invited', customerId, details: { account: email } })
    mails += 1
  }
  const record = audit.by(actor)
  for (const entry of entries) await record(trx, entry)
  return { customers: added.length, mails }
}

/** Creates the customers that do not exist, locks all, and returns the ids of the new ones. */
async function addCustomers(
  trx: Transaction<Schema>,
  owners: readonly ImportOwner[],
): Promise<string[]> {
  const ids = [...new Set(owners.map(({ customerId }) => customerId))].toSorted()
  const added: string[] = []
  for (const id of ids) if (await addCustomer(trx, id)) added.push(id)
  await lockCustomers(trx, ids)
  return added
}

/** Names customers as the list does, except those that have a name. */
async function nameCustomers(
  trx: Transaction<Schema>,
  owners: readonly ImportOwner[],
): Promise<void> {
  const named = await findNames(
    trx,
    owners.map(({ customerId }) => customerId),
  )
  const names = new Map(
    owners.flatMap(({ customerId, name }) => {
      const read = normaliseCustomerName(name ?? '')
      return named.has(customerId) || read === '' ? [] : [[customerId, read] as const]
    }),
  )
  await writeNames(trx, [...names])
}
