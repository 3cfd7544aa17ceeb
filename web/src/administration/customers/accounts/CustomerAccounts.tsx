import { addAccountCall } from '@hausblick/contract/calls/accounts.ts'
import { inviteCall } from '@hausblick/contract/calls/invitations.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useRef, useState } from 'react'
import { useAccess } from '../../../data/access.ts'
import { ask } from '../../../data/ask.ts'
import { renewCustomers } from '../../../data/directory.ts'
import { SignUpLink } from '../../../layout/customers/SignUpLink.tsx'
import { Button } from '../../../ui/Button.tsx'
import { FormError } from '../../../ui/FormError.tsx'
import { lateDialog } from '../../../ui/late/late.tsx'
import { Section } from '../../../ui/Section.tsx'
import { useChange } from '../../../ui/useChange.ts'
import { AccountList } from '../../accounts/AccountList.tsx'
import * as texts from './texts.ts'

const EmailDialog = lateDialog(async () => (await import('../../accounts/EmailDialog.tsx')).default)

/** The accounts that see a customer's data, and the form to invite another. */
export function CustomerAccounts({ customerId }: { customerId: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <Section title={texts.accountsOf(customerId)} headingRef={heading}>
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
      <Invite customerId={customerId} heading={heading} />
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
    await renewCustomers(queries)
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
            await renewCustomers(queries)
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
