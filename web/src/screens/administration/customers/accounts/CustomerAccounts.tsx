import { addAccountCall } from '@hausblick/contract/calls/linkedAccounts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useAccess } from '../../../../base/data/access.ts'
import { ask } from '../../../../base/data/ask.ts'
import { renewCustomers } from '../../../../base/data/directory.ts'
import { Button } from '../../../../base/ui/Button.tsx'
import { lateDialog } from '../../../../base/ui/late/late.tsx'
import { Section } from '../../../../base/ui/Section.tsx'
import { AccountList } from '../../accounts/AccountList.tsx'
import * as texts from './texts.ts'

const EmailDialog = lateDialog(() => import('../../accounts/EmailDialog.tsx'))

/** The accounts that see a customer's data, to which others that exist can be added. */
export function CustomerAccounts({ customerId }: { customerId: string }) {
  const { client } = useAccess()
  const queries = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  const [adding, setAdding] = useState(false)
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
      <Button look="secondary" className="mt-4" onClick={() => setAdding(true)}>
        {texts.addAccount}
      </Button>
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
    </Section>
  )
}
