import { readAuditCall } from '@hausblick/contract/calls/audit.ts'
import { listCustomerInvitationsCall } from '@hausblick/contract/calls/invitationMails.ts'
import { listAccountsCall } from '@hausblick/contract/calls/linkedAccounts.ts'
import { listMergesCall } from '@hausblick/contract/calls/merges.ts'
import { readPeopleCall } from '@hausblick/contract/calls/people.ts'
import { queryOf } from '../../../../base/data/ask.ts'
import type { AnyQuery } from '../../../../base/data/askFor.ts'
import { auditQuery } from '../../../../base/data/audit.ts'
import type { Client } from '../../../../base/data/client.ts'
import { newestDocumentsQuery } from '../../../../base/data/documents/newest.ts'
import { accountsOf } from '../../accounts/AccountList.tsx'
import type { CustomerSection } from './sectionAddress.ts'

export function sectionQueries(
  client: Client,
  customerId: string,
  section: CustomerSection,
  isOperator: boolean,
): readonly AnyQuery[] {
  const params = { customerId }
  switch (section) {
    case 'people':
      return [
        queryOf(client, readPeopleCall, { query: { customerId } }),
        ...(isOperator
          ? [
              queryOf(client, listAccountsCall, accountsOf(customerId)),
              queryOf(client, listCustomerInvitationsCall, { params }),
            ]
          : []),
      ]
    case 'documents':
      return [newestDocumentsQuery(client, customerId)]
    case 'log':
      return isOperator ? [auditQuery(client, readAuditCall, { customerId })] : []
    case 'figures':
      return []
    case 'overview':
      return isOperator ? [queryOf(client, listMergesCall, { params })] : []
  }
}
