import {
  changeAccountAddressCall,
  endAccountCall,
  type ListedAccount,
  listAccountsCall,
  resetSecondFactorCall,
} from '@hausblick/contract/calls/linkedAccounts.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useState } from 'react'
import { useAccess } from '../../../base/data/access.ts'
import { ask, queryOf, renew } from '../../../base/data/ask.ts'
import { renewCustomers } from '../../../base/data/directory.ts'
import { configQuery } from '../../../base/data/queries.ts'
import { useRead } from '../../../base/data/useRead.ts'
import { lateDialog } from '../../../base/ui/late/late.tsx'
import { ReadList } from '../../../parts/layout/ReadList.tsx'
import { AccountEntry } from './AccountEntry.tsx'
import * as texts from './texts.ts'

const ConfirmDialog = lateDialog(() => import('../../../base/ui/ConfirmDialog.tsx'))
const EmailDialog = lateDialog(() => import('./EmailDialog.tsx'))

interface Props {
  /** Empty for the accounts of operators and staff. */
  customerId: string
  empty: string
  /** Returns the consequence of ending an account. */
  consequenceFor: (account: ListedAccount) => string
  heading: RefObject<HTMLHeadingElement | null>
}

/** Names the customer whose accounts are meant; nobody where they are those of operators and staff. */
export const accountsOf = (customerId: string) => ({ query: { ...(customerId && { customerId }) } })

/** Accounts, each with buttons that change its address, reset its second factor, or end it. */
export function AccountList({ customerId, empty, consequenceFor, heading }: Props) {
  const { client } = useAccess()
  const queries = useQueryClient()
  const [leaving, setLeaving] = useState<ListedAccount | null>(null)
  const [resetting, setResetting] = useState<ListedAccount | null>(null)
  const [changing, setChanging] = useState<ListedAccount | null>(null)
  const { data: config } = useQuery(configQuery)
  // The hosted provider keeps the addresses of its accounts itself.
  const canChange = customerId !== '' && config?.identity.provider === 'embedded'
  const read = useRead((access) => queryOf(access.client, listAccountsCall, accountsOf(customerId)))
  const refresh = () => renewCustomers(queries)
  return (
    <>
      <ReadList read={read} items={read.data} failure={texts.accountsFailed} empty={empty}>
        {(account) => (
          <AccountEntry
            key={`${account.issuer} ${account.subject}`}
            account={account}
            onEnd={() => setLeaving(account)}
            onReset={() => setResetting(account)}
            onChangeAddress={canChange ? () => setChanging(account) : undefined}
          />
        )}
      </ReadList>
      {leaving && (
        <ConfirmDialog
          title={texts.endAccountQuestion}
          action={texts.endAccount}
          onClose={() => setLeaving(null)}
          onConfirm={async () => {
            const query = { ...keyOf(leaving), ...accountsOf(customerId).query }
            await ask(client, endAccountCall, { query })
            await refresh()
            setLeaving(null)
            heading.current?.focus()
          }}
        >
          {consequenceFor(leaving)}
        </ConfirmDialog>
      )}
      {resetting && (
        <ConfirmDialog
          title={texts.resetFactorQuestion}
          action={texts.resetFactorAction}
          onClose={() => setResetting(null)}
          onConfirm={async () => {
            await ask(client, resetSecondFactorCall, { query: keyOf(resetting) })
            await renew(queries, listAccountsCall)
            setResetting(null)
            heading.current?.focus()
          }}
        >
          {texts.resetFactorNote(resetting.email)}
        </ConfirmDialog>
      )}
      {changing && (
        <EmailDialog
          title={texts.changeAddress}
          label={texts.newAddress}
          action={texts.changeAddressAction}
          onClose={() => setChanging(null)}
          onSend={async (email) => {
            await ask(client, changeAccountAddressCall, { body: { ...keyOf(changing), email } })
            await refresh()
            setChanging(null)
            heading.current?.focus()
          }}
        >
          {texts.changeAddressNote(changing.email)}
        </EmailDialog>
      )}
    </>
  )
}

function keyOf({ issuer, subject }: ListedAccount) {
  return { issuer, subject }
}
