import { renameCustomerCall } from '@hausblick/contract/calls/customers.ts'
import { maxLengths } from '@hausblick/contract/maxLengths.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccess } from '../../../../base/data/access.ts'
import { ask } from '../../../../base/data/ask.ts'
import { renewCustomers } from '../../../../base/data/directory.ts'
import { Button } from '../../../../base/ui/Button.tsx'
import { FormError } from '../../../../base/ui/FormError.tsx'
import { FormSuccess } from '../../../../base/ui/FormSuccess.tsx'
import { Section } from '../../../../base/ui/Section.tsx'
import { TextField } from '../../../../base/ui/TextField.tsx'
import { useFieldForm } from '../../../../base/ui/useFieldForm.ts'
import * as texts from './texts.ts'

interface Props {
  customerId: string
  /** Null where it is unknown. */
  name: string | null
}

/** A customer's name, which operators change or take away. */
export function CustomerName({ customerId, name }: Props) {
  const { client } = useAccess()
  const queries = useQueryClient()
  const [saved, setSaved] = useState<string | null>(null)
  const { frame, field, busy, refusal } = useFieldForm<{ name: string }>({
    values: { name: name ?? '' },
    send: async ({ name }) => {
      setSaved(null)
      await ask(client, renameCustomerCall, { params: { customerId }, body: { name } })
      await renewCustomers(queries)
      setSaved(texts.nameSaved(name))
    },
  })
  return (
    <Section title={texts.customer(customerId)}>
      <FormError {...refusal} />
      <FormSuccess text={busy ? null : saved} />
      <form {...frame} className="grid gap-4">
        <TextField
          label={texts.customerName}
          hint={texts.customerNameHint}
          autoComplete="off"
          maxLength={maxLengths.customerName}
          {...field('name', { setValueAs: (text: string) => text.trim() })}
        />
        <div>
          <Button type="submit" look="secondary" aria-disabled={busy}>
            {texts.saveName}
          </Button>
        </div>
      </form>
    </Section>
  )
}
