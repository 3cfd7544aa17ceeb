import { accountKey, accountsReply } from '@hausblick/contract/accounts.ts'
import { paths } from '@hausblick/contract/calls.ts'
import { accountsQuery } from '@hausblick/contract/requests.ts'
import * as z from 'zod/mini'
import { admitEndAccount, admitFreshSignIn, admitOperating } from '../http/access.ts'
import { replies } from '../http/schemas.ts'
import type { App, Service } from '../http/service.ts'
import { endAccount } from './end.ts'
import { listAccounts } from './list.ts'

/** The accounts that see something, for operators. */
export function registerAccounts(app: App, { config, database, callerOf }: Service): void {
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
