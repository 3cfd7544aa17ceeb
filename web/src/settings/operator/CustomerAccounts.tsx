import { paths } from '@hausblick/contract/calls.ts'
import { settingsPaths } from '@hausblick/contract/settingsPaths.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useRef, useState } from 'react'
import { useAccess } from '../../data/access.ts'
import { addAccount } from '../../data/accounts.ts'
import { inviteAccount } from '../../data/invitations.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { lateDialog } from '../../ui/late/late.tsx'
import { useSubmit } from '../../ui/useSubmit.ts'
import { SettingsSection } from '../SettingsSection.tsx'
import * as texts from '../texts.ts'
import { AccountList } from './AccountList.tsx'
import { EraseCustomer } from './erasure/EraseCustomer.tsx'
import { SignUpLink } from './SignUpLink.tsx'

const EmailDialog = lateDialog(async () => (await import('./EmailDialog.tsx')).default)

/** The accounts that see the selected customer's data, and the form to invite another. */
export function CustomerAccounts() {
  const { customerId } = useAccess()
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <SettingsSection
      title={customerId ? texts.accountsOf(customerId) : texts.accountsOfNobody}
      headingRef={heading}
    >
      {customerId ? (
        <>
          <AccountList
            customerId={customerId}
            empty={texts.noCustomerAccounts}
            consequenceFor={({ email, hasOtherCustomers }) =>
              hasOtherCustomers
                ? texts.endOneCustomerNote(email, customerId)
                : texts.endCustomerAccountNote(email, customerId)
            }
            heading={heading}
          />
          <Invite key={customerId} customerId={customerId} heading={heading} />
          <div className="mt-6 border-line border-t pt-6">
            <EraseCustomer key={customerId} customerId={customerId} heading={heading} />
          </div>
        </>
      ) : (
        <p className="text-ink-2">{texts.chooseCustomer}</p>
      )}
    </SettingsSection>
  )
}

interface InviteProps {
  customerId: string
  heading: RefObject<HTMLHeadingElement | null>
}

function Invite({ customerId, heading }: InviteProps) {
  const [adding, setAdding] = useState(false)
  const { client } = useAccess()
  const queries = useQueryClient()
  const [link, setLink] = useState<string | null>(null)
  const { onSubmit, busy, error } = useSubmit(async () => {
    setLink(await inviteAccount(client, customerId))
    await queries.invalidateQueries({ queryKey: [settingsPaths.invitations] })
  })
  return (
    <>
      {link && <SignUpLink key={link} text={texts.inviteLink(customerId)} link={link} />}
      <form onSubmit={onSubmit} className="mt-4">
        <FormError text={error} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" look="secondary" aria-disabled={busy}>
            {texts.invite}
          </Button>
          <Button look="secondary" onClick={() => setAdding(true)}>
            {texts.addAccount}
          </Button>
        </div>
      </form>
      {adding && (
        <EmailDialog
          title={texts.addAccount}
          label={texts.addressOfAccount}
          action={texts.addAccountAction}
          onClose={() => setAdding(false)}
          onSend={async (email) => {
            await addAccount(client, customerId, email)
            await queries.invalidateQueries({ queryKey: [settingsPaths.accounts] })
            void queries.invalidateQueries({ queryKey: [paths.customers] })
            setAdding(false)
            heading.current?.focus()
          }}
        >
          {texts.addAccountNote(customerId)}
        </EmailDialog>
      )}
    </>
  )
}
