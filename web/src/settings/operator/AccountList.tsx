import type { Account } from '@hausblick/contract/accounts.ts'
import { paths } from '@hausblick/contract/calls.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useState } from 'react'
import { useAccess } from '../../data/access.ts'
import { accountsQuery, endAccount } from '../../data/accounts.ts'
import { useRead } from '../../data/useRead.ts'
import { lateDialog } from '../../ui/late/late.tsx'
import { ReadList } from '../ReadList.tsx'
import { AccountEntry } from './AccountEntry.tsx'

const ConfirmDialog = lateDialog(async () => (await import('../../ui/ConfirmDialog.tsx')).default)

interface Props {
  /** Empty for the accounts of the house. */
  customerId: string
  empty: string
  /** What the end of an account means. */
  consequence: ReactNode
  heading: RefObject<HTMLHeadingElement | null>
}

/** Accounts, each with a button that ends it once that was confirmed. */
export function AccountList({ customerId, empty, consequence, heading }: Props) {
  const { client } = useAccess()
  const queries = useQueryClient()
  const [leaving, setLeaving] = useState<Account | null>(null)
  const read = useRead((access) => accountsQuery(access.client, customerId))
  return (
    <>
      <ReadList
        read={read}
        items={read.data}
        failure="Die Konten konnten nicht geladen werden."
        empty={empty}
      >
        {(account) => (
          <AccountEntry
            key={`${account.issuer} ${account.subject}`}
            account={account}
            onEnd={() => setLeaving(account)}
          />
        )}
      </ReadList>
      {leaving && (
        <ConfirmDialog
          title="Konto beenden?"
          action="Konto beenden"
          onClose={() => setLeaving(null)}
          onConfirm={async () => {
            await endAccount(client, leaving)
            await queries.invalidateQueries({ queryKey: [paths.accounts] })
            void queries.invalidateQueries({ queryKey: [paths.customers] })
            setLeaving(null)
            heading.current?.focus()
          }}
        >
          {leaving.email} {consequence}
        </ConfirmDialog>
      )}
    </>
  )
}
