import { paths } from '@hausblick/contract/calls.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccess } from '../../data/access.ts'
import { createCustomer } from '../../data/invitations.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useSubmit } from '../../ui/useSubmit.ts'
import { Section } from '../Section.tsx'
import { SignUpLink } from './SignUpLink.tsx'

/** Makes a customer, in the words of specification §5 and §7. */
export function CreateCustomer() {
  const { client } = useAccess()
  const queries = useQueryClient()
  const [made, setMade] = useState<{ customerId: string; link: string } | null>(null)
  const { onSubmit, busy, error } = useSubmit(async (fields) => {
    setMade(null)
    const customerId = String(fields.get('customerId')).trim()
    if (customerId === '') throw new Error('Bitte geben Sie eine Customer ID ein.')
    try {
      setMade({ customerId, link: await createCustomer(client, customerId) })
    } catch (cause) {
      throw new Error(`Fehler: ${cause instanceof Error ? cause.message : cause}`, { cause })
    }
    void queries.invalidateQueries({ queryKey: [paths.customers] })
    void queries.invalidateQueries({ queryKey: [paths.invitations] })
  })
  return (
    <Section title="Neuen Kunden anlegen">
      <FormError text={error} />
      <form noValidate onSubmit={onSubmit} className="flex flex-wrap items-end gap-3">
        <TextField
          label="Customer ID"
          name="customerId"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          className="min-w-48 flex-1"
        />
        <Button type="submit" aria-disabled={busy}>
          Kunden anlegen
        </Button>
      </form>
      {made && (
        <SignUpLink
          key={made.link}
          text={`Customer ${made.customerId} erstellt. Magic Link:`}
          link={made.link}
        />
      )}
    </Section>
  )
}
