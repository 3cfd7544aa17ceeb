import { addAccountCall, listAccountsCall } from '@hausblick/contract/calls/accounts.ts'
import { listCustomersCall } from '@hausblick/contract/calls/customers.ts'
import { inviteCall, listInvitationsCall } from '@hausblick/contract/calls/invitations.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useRef, useState } from 'react'
import { useAccess } from '../../../data/access.ts'
import { ask, renew } from '../../../data/ask.ts'
import { SignUpLink } from '../../../layout/customers/SignUpLink.tsx'
import { Button } from '../../../ui/Button.tsx'
import { FormError } from '../../../ui/FormError.tsx'
import { lateDialog } from '../../../ui/late/late.tsx'
import { Section } from '../../../ui/Section.tsx'
import { useChange } from '../../../ui/useChange.ts'
import { AccountList } from '../../accounts/AccountList.tsx'
import { EraseCustomer } from '../../erasure/EraseCustomer.tsx'
import * as texts from './texts.ts'

const EmailDialog = lateDialog(async () => (await import('../../accounts/EmailDialog.tsx')).default)

/** The accounts that see the selected customer's data, and the form to invite another. */
export function CustomerAccounts() {
  const { customerId } = useAccess()
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <Section
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
    </Section>
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
  const { onSubmit, busy, error } = useChange(async () => {
    const { signUpLink } = await ask(client, inviteCall, { body: { customerId } })
    setLink(signUpLink)
    await renew(queries, listInvitationsCall)
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
            await ask(client, addAccountCall, { body: { customerId, email } })
            await renew(queries, listAccountsCall)
            void renew(queries, listCustomersCall)
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
