import { accountKey, accountsReply } from '@hausblick/contract/accounts.ts'
import { linkCustomerIdToEmailReply, paths } from '@hausblick/contract/calls.ts'
import { accountsQuery, linkCustomerIdToEmailBody } from '@hausblick/contract/requests.ts'
import * as z from 'zod/mini'
import { admitEndAccount, admitFreshSignIn, admitLink, admitOperating } from '../http/access.ts'
import { sendErrorText } from '../http/errorReplies.ts'
import { replies } from '../http/schemas.ts'
import type { App, Service } from '../http/service.ts'
import { endAccount } from './end.ts'
import { redeemInvitation } from './invitations/redeem.ts'
import { listAccounts } from './list.ts'

/** The calls about accounts: which there are, and whom one belongs to. */
export function registerAccounts(app: App, service: Service): void {
  registerAccountList(app, service)
  registerLink(app, service)
}

/** The accounts that see something, for operators. */
function registerAccountList(app: App, { config, database, callerOf }: Service): void {
  const listSchema = {
    summary: 'The accounts of a customer, or of the operators and staff; for operators.',
    querystring: accountsQuery,
    response: replies(accountsReply),
  }
  app.get(paths.accounts, { schema: listSchema }, async (request) => {
    admitOperating(await callerOf(request))
    return await listAccounts(database.db, config, request.query.customerId)
  })

  const endSchema = {
    summary: 'Ends an account, for operators; it sees nothing more from its next call on.',
    querystring: accountKey,
    response: replies(z.object({})),
  }
  app.delete(paths.accounts, { schema: endSchema }, async (request) => {
    const caller = await callerOf(request)
    admitEndAccount(caller, request.query)
    admitFreshSignIn(caller)
    await endAccount(database.db, request.query)
    request.log.info({ account: request.query }, 'account ended')
    return {}
  })
}

/** Links the account that calls to whom its invitation is for. */
function registerLink(app: App, { config, database: { db }, callerOf, brakes }: Service): void {
  const schema = {
    summary: 'Links an account to the customer of an invitation. A failure is answered with text.',
    body: linkCustomerIdToEmailBody,
    response: replies(linkCustomerIdToEmailReply),
  }
  app.post(
    paths.linkCustomerIdToEmail,
    { schema, errorHandler: sendErrorText },
    async (request) => {
      const caller = admitLink(await callerOf(request), request.body.customerId)
      await brakes.attempt('link', request, `${caller.issuer} ${caller.subject}`)
      const link = await redeemInvitation(db, config, caller, request.body)
      return { customerId: link.customer_id ?? '' }
    },
  )
}
