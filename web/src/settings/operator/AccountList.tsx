import type { ListedAccount } from '@hausblick/contract/accounts.ts'
import { paths } from '@hausblick/contract/calls.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useState } from 'react'
import { useAccess } from '../../data/access.ts'
import { accountsQuery, resetSecondFactor, revokeAccount } from '../../data/accounts.ts'
import { useRead } from '../../data/useRead.ts'
import { lateDialog } from '../../ui/late/late.tsx'
import { ReadList } from '../ReadList.tsx'
import * as texts from '../texts.ts'
import { AccountEntry } from './AccountEntry.tsx'

const ConfirmDialog = lateDialog(async () => (await import('../../ui/ConfirmDialog.tsx')).default)

interface Props {
  /** Empty for the accounts of operators and staff. */
  customerId: string
  empty: string
  /** Returns the consequence of ending an account. */
  consequenceFor: (email: string) => string
  heading: RefObject<HTMLHeadingElement | null>
}

/** Accounts, each with buttons that end it, or reset its second factor, after confirmation. */
export function AccountList({ customerId, empty, consequenceFor, heading }: Props) {
  const { client } = useAccess()
  const queries = useQueryClient()
  const [leaving, setLeaving] = useState<ListedAccount | null>(null)
  const [resetting, setResetting] = useState<ListedAccount | null>(null)
  const read = useRead((access) => accountsQuery(access.client, customerId))
  return (
    <>
      <ReadList read={read} items={read.data} failure={texts.accountsFailed} empty={empty}>
        {(account) => (
          <AccountEntry
            key={`${account.issuer} ${account.subject}`}
            account={account}
            onEnd={() => setLeaving(account)}
            onReset={() => setResetting(account)}
          />
        )}
      </ReadList>
      {leaving && (
        <ConfirmDialog
          title={texts.endAccountQuestion}
          action={texts.endAccount}
          onClose={() => setLeaving(null)}
          onConfirm={async () => {
            await revokeAccount(client, leaving)
            await queries.invalidateQueries({ queryKey: [paths.accounts] })
            void queries.invalidateQueries({ queryKey: [paths.customers] })
            setLeaving(null)
            heading.current?.focus()
          }}
        >
          {consequenceFor(leaving.email)}
        </ConfirmDialog>
      )}
      {resetting && (
        <ConfirmDialog
          title={texts.resetFactorQuestion}
          action={texts.resetFactorAction}
          onClose={() => setResetting(null)}
          onConfirm={async () => {
            await resetSecondFactor(client, resetting)
            await queries.invalidateQueries({ queryKey: [paths.accounts] })
            setResetting(null)
            heading.current?.focus()
          }}
        >
          {texts.resetFactorNote(resetting.email)}
        </ConfirmDialog>
      )}
    </>
  )
}
