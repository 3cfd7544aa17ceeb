import type { ListedAccount } from '@hausblick/contract/accounts.ts'
import { paths } from '@hausblick/contract/calls.ts'
import { settingsPaths } from '@hausblick/contract/settingsPaths.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useState } from 'react'
import { useAccess } from '../../data/access.ts'
import {
  accountsQuery,
  changeAddress,
  resetSecondFactor,
  revokeAccount,
} from '../../data/accounts.ts'
import { configQuery } from '../../data/queries.ts'
import { useRead } from '../../data/useRead.ts'
import { lateDialog } from '../../ui/late/late.tsx'
import { ReadList } from '../ReadList.tsx'
import * as texts from '../texts.ts'
import { AccountEntry } from './AccountEntry.tsx'

const ConfirmDialog = lateDialog(async () => (await import('../../ui/ConfirmDialog.tsx')).default)
const EmailDialog = lateDialog(async () => (await import('./EmailDialog.tsx')).default)

interface Props {
  /** Empty for the accounts of operators and staff. */
  customerId: string
  empty: string
  /** Returns the consequence of ending an account. */
  consequenceFor: (account: ListedAccount) => string
  heading: RefObject<HTMLHeadingElement | null>
}

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
  const read = useRead((access) => accountsQuery(access.client, customerId))
  const refresh = async () => {
    await queries.invalidateQueries({ queryKey: [settingsPaths.accounts] })
    void queries.invalidateQueries({ queryKey: [paths.customers] })
  }
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
            await revokeAccount(client, leaving, customerId)
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
            await resetSecondFactor(client, resetting)
            await queries.invalidateQueries({ queryKey: [settingsPaths.accounts] })
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
            await changeAddress(client, changing, email)
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
