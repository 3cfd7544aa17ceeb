import { accountKey, accountsReply } from '@hausblick/contract/accounts.ts'
import { linkCustomerIdToEmailReply, paths, SIGN_IN_TOO_OLD } from '@hausblick/contract/calls.ts'
import {
  accountAddressBody,
  accountsQuerySchema,
  addAccountBody,
  endAccountQuerySchema,
  linkCustomerIdToEmailBody,
} from '@hausblick/contract/requests.ts'
import { settingsPaths } from '@hausblick/contract/settingsPaths.ts'
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
import { sendError, sendErrorText } from '../http/errorReplies.ts'
import { describeReplies } from '../http/schemas.ts'
import type { App, Service } from '../http/service.ts'
import { resetSecondFactor } from '../identity/secondFactor/reset.ts'
import { addToAccount } from './addToAccount.ts'
import { changeAddress } from './changeAddress.ts'
import { redeemInvitation } from './invitations/redeem.ts'
import { listAccounts } from './list.ts'
import { leaveCustomer, removeAccount } from './revoke.ts'

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
  app.get(settingsPaths.accounts, { schema: listSchema }, async (request) => {
    return await read(await callerOf(request), request.query)
  })

  const endSchema = {
    summary:
      'Revokes an account, or ends what it sees of a customer, effective with its next call; for operators.',
    querystring: endAccountQuerySchema,
    response: describeReplies(z.object({})),
  }
  app.delete(settingsPaths.accounts, { schema: endSchema }, async (request) => {
    const caller = await callerOf(request)
    admitRevokeAccount(caller, request.query)
    admitFreshSignIn(caller)
    await transact(database.db, async (trx) => {
      const { customerId } = request.query
      const { email, kind, customerIds } =
        customerId === undefined
          ? await removeAccount(trx, request.query)
          : await leaveCustomer(trx, request.query, customerId)
      const details = { account: email, role: kind }
      const ended =
        kind === 'customer' && customerId === undefined ? customerIds : [customerId ?? null]
      for (const each of ended)
        await audit.append(trx, {
          action: 'accountEnded',
          actor: caller,
          customerId: each,
          details,
        })
    })
    request.log.info('account revoked')
    return {}
  })

  const resetSchema = {
    summary: 'Removes the second factor of an account and ends its sessions; for other operators.',
    querystring: accountKey,
    response: describeReplies(z.object({})),
  }
  app.delete(settingsPaths.accountSecondFactor, { schema: resetSchema }, async (request) => {
    const caller = await callerOf(request)
    admitResetSecondFactor(caller, request.query)
    await transact(database.db, (trx) => resetSecondFactor(trx, service, caller, request.query))
    request.log.info({ account: request.query }, 'second factor reset')
    return {}
  })

  const addSchema = {
    summary: 'Adds a customer to an existing account; for operators.',
    body: addAccountBody,
    response: describeReplies(z.object({})),
  }
  app.post(settingsPaths.accounts, { schema: addSchema }, async (request) => {
    const caller = admitOperating(await callerOf(request))
    admitFreshSignIn(caller)
    await addToAccount(service, caller, request.body)
    return {}
  })

  const addressSchema = {
    summary: "Changes the email address of a customer's account; for operators.",
    body: accountAddressBody,
    response: describeReplies(z.object({})),
  }
  app.post(settingsPaths.accountAddress, { schema: addressSchema }, async (request) => {
    const caller = admitOperating(await callerOf(request))
    admitFreshSignIn(caller)
    await changeAddress(service, caller, request.body)
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
    { schema, errorHandler: sendLinkError },
    async (request) => {
      const caller = admitLink(await callerOf(request), request.body.customerId)
      await attemptLimiter.countAttempt('link', request, `${caller.issuer} ${caller.subject}`)
      const customerId = await redeemInvitation(db, config, caller, request.body, audit)
      return { customerId: customerId ?? '' }
    },
  )
}

/** Sends the code by which the dashboard asks for the password; anything else as text alone. */
const sendLinkError: typeof sendErrorText = (error, request, reply) => {
  const isCoded = 'replyCode' in error && error.replyCode === SIGN_IN_TOO_OLD
  return (isCoded ? sendError : sendErrorText)(error, request, reply)
}
