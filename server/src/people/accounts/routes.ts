import {
  addAccountCall,
  changeAccountAddressCall,
  endAccountCall,
  listAccountsCall,
  resetSecondFactorCall,
} from '@hausblick/contract/calls/linkedAccounts.ts'
import { transact } from '../../platform/database/transact.ts'
import {
  admitAccounts,
  admitResetSecondFactor,
  admitRevokeAccount,
} from '../../platform/http/access/people.ts'
import { admitOperator, admitOperatorTo } from '../../platform/http/access/roles.ts'
import { createAnswer } from '../../platform/http/answer.ts'
import type { App, Service } from '../../platform/http/service.ts'
import { resetSecondFactor } from '../identity/secondFactor/reset.ts'
import { addToAccount } from './addToAccount.ts'
import { changeAddress } from './changeAddress.ts'
import { listAccounts } from './list.ts'
import { endAccount } from './revoke.ts'

/** Registers what operators do with the accounts of others. */
export function registerAccounts(app: App, service: Service): void {
  const answer = createAnswer(app, service)
  const { config, database } = service

  answer(listAccountsCall, {
    admit: (caller, { query }) => admitAccounts(caller, query.customerId),
    handle: ({ scope }) => listAccounts(database.db, config, scope),
  })

  answer(addAccountCall, {
    admit: (caller, { body }) => admitOperatorTo(caller, body.customerId),
    fresh: true,
    handle: (operator, { body }) => addToAccount(service, operator, body.email),
  })

  answer(endAccountCall, {
    admit: (caller, { query }) => admitRevokeAccount(caller, query, query.customerId),
    fresh: true,
    send: async (operator, { query }, { request }) => {
      await endAccount(service, operator, query)
      request.log.info('account revoked')
      return {}
    },
  })

  answer(changeAccountAddressCall, {
    admit: admitOperator,
    fresh: true,
    handle: ({ actor }, { body: { email, ...account } }) =>
      changeAddress(service, actor, account, email),
  })

  answer(resetSecondFactorCall, {
    admit: (caller, { query }) => admitResetSecondFactor(caller, query),
    fresh: true,
    send: async ({ actor }, { query }, { request }) => {
      await transact(database.db, (trx) => resetSecondFactor(trx, service, actor, query))
      request.log.info({ account: query }, 'second factor reset')
      return {}
    },
  })
}
