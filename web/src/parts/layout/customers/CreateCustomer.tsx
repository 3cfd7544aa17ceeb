import { createCustomerCall } from '@hausblick/contract/calls/customers.ts'
import { customerAddress } from '@hausblick/contract/customerAddresses.ts'
import { maxLengths } from '@hausblick/contract/maxLengths.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccess } from '../../../base/data/access.ts'
import { ask } from '../../../base/data/ask.ts'
import { renewCustomers } from '../../../base/data/directory.ts'
import { ServiceError } from '../../../base/data/serviceError.ts'
import { Button } from '../../../base/ui/Button.tsx'
import { FieldFault } from '../../../base/ui/FieldFault.ts'
import { FormError } from '../../../base/ui/FormError.tsx'
import { Link } from '../../../base/ui/Link.tsx'
import { Section } from '../../../base/ui/Section.tsx'
import { TextField } from '../../../base/ui/TextField.tsx'
import { useFieldForm } from '../../../base/ui/useFieldForm.ts'
import { SignUpLink } from './SignUpLink.tsx'
import * as texts from './texts.ts'

/** The statuses for an invalid id and for one already in use. */
const REFUSED_IDS: readonly unknown[] = [400, 409]

const rules = {
  setValueAs: (text: string) => text.trim(),
  required: texts.noCustomerId,
}

/** The form that creates a customer (product §13), in a card. */
export function CreateCustomer() {
  return (
    <Section title={texts.createCustomer}>
      <CreateCustomerForm />
    </Section>
  )
}

/** The same without a card. */
export function CreateCustomerForm() {
  const { client } = useAccess()
  const queries = useQueryClient()
  const [made, setMade] = useState<{ customerId: string; link: string } | null>(null)
  const { frame, field, busy, refusal } = useFieldForm<{ customerId: string; name: string }>({
    send: async ({ customerId, name }) => {
      setMade(null)
      try {
        const { signUpLink } = await ask(client, createCustomerCall, { body: { customerId, name } })
        setMade({ customerId, link: signUpLink })
      } catch (cause) {
        const ofId = cause instanceof ServiceError && REFUSED_IDS.includes(cause.status)
        const reason = cause instanceof Error ? cause.message : String(cause)
        const message = texts.createCustomerFailed(reason)
        throw new FieldFault(message, ofId ? ['customerId'] : [], { cause })
      }
      await renewCustomers(queries)
    },
  })
  return (
    <>
      <FormError {...refusal} />
      <form {...frame} className="flex flex-wrap items-start gap-3">
        <TextField
          label={texts.customerId}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          className="min-w-0 flex-1 basis-48"
          {...field('customerId', rules)}
        />
        <TextField
          label={texts.newCustomerName}
          autoComplete="off"
          maxLength={maxLengths.customerName}
          className="min-w-0 flex-1 basis-48"
          {...field('name')}
        />
        {/* Aligned with the field, which is below its label. */}
        <Button type="submit" aria-disabled={busy} className="mt-6">
          {texts.createCustomerAction}
        </Button>
      </form>
      {made && (
        <>
          <SignUpLink
            key={made.link}
            text={texts.customerCreated(made.customerId)}
            link={made.link}
          />
          <p className="mt-3">
            <Link to={customerAddress(made.customerId)} className="link tap wrap-anywhere">
              {texts.toCustomer(made.customerId)}
            </Link>
          </p>
        </>
      )}
    </>
  )
}
