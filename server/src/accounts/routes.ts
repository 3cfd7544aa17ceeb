import { accountKey, accountsReply } from '@hausblick/contract/accounts.ts'
import { linkCustomerIdToEmailReply, paths } from '@hausblick/contract/calls.ts'
import { accountsQuerySchema, linkCustomerIdToEmailBody } from '@hausblick/contract/requests.ts'
import * as z from 'zod/mini'
import { transact } from '../database/transact.ts'
import {
  admitFreshSignIn,
  admitLink,
  admitOperating,
  admitResetSecondFactor,
  admitRevokeAccount,
} from '../http/access.ts'
import type { Caller } from '../http/callers.ts'
import { sendErrorText } from '../http/errorReplies.ts'
import { describeReplies } from '../http/schemas.ts'
import type { App, Service } from '../http/service.ts'
import { redeemInvitation } from './invitations/redeem.ts'
import { listAccounts } from './list.ts'

import { resetSecondFactor } from './resetFactor/reset.ts'
import { removeAccount } from './revoke.ts'

/** Registers the endpoints that list, revoke and link accounts. */
export function registerAccounts(app: App, service: Service): void {
  registerAccountList(app, service)
  registerLink(app, service)
}

function registerAccountList(app: App, service: Service): void {
  const { database, callerOf, audit } = service
  const listSchema = {
    summary: 'Lists the accounts of a customer, or of operators and staff; for operators.',
    querystring: accountsQuerySchema,
    response: describeReplies(accountsReply),
  }
  const read = createAccountsRead(service)
  app.get(paths.accounts, { schema: listSchema }, async (request) => {
    return await read(await callerOf(request), request.query)
  })

  const endSchema = {
    summary: 'Revokes an account, effective with its next call; for operators.',
    querystring: accountKey,
    response: describeReplies(z.object({})),
  }
  app.delete(paths.accounts, { schema: endSchema }, async (request) => {
    const caller = await callerOf(request)
    admitRevokeAccount(caller, request.query)
    admitFreshSignIn(caller)
    await transact(database.db, async (trx) => {
      const { email, customer_id: customerId, kind } = await removeAccount(trx, request.query)
      const details = { account: email, role: kind }
      await audit.append(trx, { action: 'accountEnded', actor: caller, customerId, details })
    })
    request.log.info('account revoked')
    return {}
  })

  const resetSchema = {
    summary: 'Removes the second factor of an account and ends its sessions; for other operators.',
    querystring: accountKey,
    response: describeReplies(z.object({})),
  }
  app.delete(paths.accountSecondFactor, { schema: resetSchema }, async (request) => {
    const caller = await callerOf(request)
    admitResetSecondFactor(caller, request.query)
    await transact(database.db, (trx) => resetSecondFactor(trx, service, caller, request.query))
    request.log.info({ account: request.query }, 'second factor reset')
    return {}
  })
}

/** Creates the read of the accounts of a customer, or of operators and staff, for operators. */
export function createAccountsRead({
  config,
  database,
  look,
}: Pick<Service, 'config' | 'database' | 'look'>) {
  return async (caller: Caller, { customerId }: z.infer<typeof accountsQuerySchema>) => {
    admitOperating(caller)
    if (customerId !== undefined) await look(caller, { customerId })
    return await listAccounts(database.db, config, customerId)
  }
}

function registerLink(
  app: App,
  { config, database: { db }, callerOf, attemptLimiter, audit }: Service,
): void {
  const schema = {
    summary: 'Links an account to the customer of an invitation. Errors are plain text.',
    body: linkCustomerIdToEmailBody,
    response: describeReplies(linkCustomerIdToEmailReply),
  }
  app.post(
    paths.linkCustomerIdToEmail,
    { schema, errorHandler: sendErrorText },
    async (request) => {
      const caller = admitLink(await callerOf(request), request.body.customerId)
      await attemptLimiter.countAttempt('link', request, `${caller.issuer} ${caller.subject}`)
      const link = await redeemInvitation(db, config, caller, request.body, audit)
      return { customerId: link.customer_id ?? '' }
    },
  )
}
