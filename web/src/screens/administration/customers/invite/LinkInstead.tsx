import { inviteCall } from '@hausblick/contract/calls/invitations.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccess } from '../../../../base/data/access.ts'
import { ask } from '../../../../base/data/ask.ts'
import { renewCustomers } from '../../../../base/data/directory.ts'
import { Button } from '../../../../base/ui/Button.tsx'
import { FormError } from '../../../../base/ui/FormError.tsx'
import { useChange } from '../../../../base/ui/useChange.ts'
import { SignUpLink } from '../../../../parts/layout/customers/SignUpLink.tsx'
import * as texts from './texts.ts'

/** Makes an invitation whose link somebody passes on, where a mail would not arrive. */
export function LinkInstead({ customerId }: { customerId: string }) {
  const { client } = useAccess()
  const queries = useQueryClient()
  const [link, setLink] = useState<string | null>(null)
  const { run, busy, error } = useChange<void>(async () => {
    const { signUpLink } = await ask(client, inviteCall, { body: { customerId } })
    setLink(signUpLink)
    void renewCustomers(queries)
  })
  return (
    <div className="mb-5">
      <FormError text={error} />
      {link === null ? (
        <Button look="secondary" aria-disabled={busy} onClick={() => run()}>
          {texts.newLink}
        </Button>
      ) : (
        <SignUpLink text={texts.linkFor} link={link} />
      )}
    </div>
  )
}
