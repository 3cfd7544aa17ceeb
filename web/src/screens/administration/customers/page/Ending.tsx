import { endCustomerCall } from '@hausblick/contract/calls/customerDirectory.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { useAccess } from '../../../../base/data/access.ts'
import { ask } from '../../../../base/data/ask.ts'
import { type CustomerDetail, renewCustomers } from '../../../../base/data/directory.ts'
import { Button } from '../../../../base/ui/Button.tsx'
import { FormSuccess } from '../../../../base/ui/FormSuccess.tsx'
import { lateDialog } from '../../../../base/ui/late/late.tsx'
import { Section } from '../../../../base/ui/Section.tsx'
import { EraseCustomer } from '../../erasure/EraseCustomer.tsx'
import { Merges } from '../merge/Merges.tsx'
import { nameEntry } from '../nameEntry.ts'
import * as texts from './texts.ts'

const ConfirmDialog = lateDialog(() => import('../../../../base/ui/ConfirmDialog.tsx'))

/** What makes two customers one, or ends a customer's access or all that is stored, for operators. */
export function Ending({ customer }: { customer: CustomerDetail }) {
  const { client } = useAccess()
  const queries = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  const [isEnding, setEnding] = useState(false)
  const [done, setDone] = useState<string | null>(null)
  const { id } = customer
  return (
    <Section title={texts.ending} headingRef={heading}>
      <FormSuccess text={done} />
      <ul className="-my-3 divide-y divide-line">
        <Merges customerId={id} name={customer.name ?? ''} />
        <Way note={texts.endNote}>
          <Button look="secondary" onClick={() => setEnding(true)}>
            {texts.end}
          </Button>
        </Way>
        <Way note={texts.eraseNote}>
          <EraseCustomer customerId={id} heading={heading} />
        </Way>
      </ul>
      {isEnding && (
        <ConfirmDialog
          title={texts.endQuestion}
          action={texts.end}
          onClose={() => setEnding(false)}
          onConfirm={async () => {
            const counts = await ask(client, endCustomerCall, { params: { customerId: id } })
            await renewCustomers(queries)
            setDone(texts.ended(counts.accounts, counts.guests, counts.invitations))
            setEnding(false)
            heading.current?.focus()
          }}
        >
          {texts.endConsequence(nameEntry(customer).name)}
        </ConfirmDialog>
      )}
    </Section>
  )
}

function Way({ note, children }: { note: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <p className="min-w-0 flex-1 basis-60 text-13 text-ink-2">{note}</p>
      {children}
    </li>
  )
}
