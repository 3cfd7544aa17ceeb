import {
  type CustomerInvitation,
  listCustomerInvitationsCall,
} from '@hausblick/contract/calls/invitationMails.ts'
import { inviteCall, withdrawInvitationCall } from '@hausblick/contract/calls/invitations.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useAccess } from '../../../../base/data/access.ts'
import { ask, queryOf } from '../../../../base/data/ask.ts'
import { renewCustomers } from '../../../../base/data/directory.ts'
import { useRead } from '../../../../base/data/useRead.ts'
import { Button } from '../../../../base/ui/Button.tsx'
import { FormError } from '../../../../base/ui/FormError.tsx'
import { FormSuccess } from '../../../../base/ui/FormSuccess.tsx'
import { lateDialog } from '../../../../base/ui/late/late.tsx'
import { Section } from '../../../../base/ui/Section.tsx'
import { useChange } from '../../../../base/ui/useChange.ts'
import { SignUpLink } from '../../../../parts/layout/customers/SignUpLink.tsx'
import { ReadList } from '../../../../parts/layout/ReadList.tsx'
import { InvitationItem } from './InvitationItem.tsx'
import * as texts from './texts.ts'

const ConfirmDialog = lateDialog(() => import('../../../../base/ui/ConfirmDialog.tsx'))
const InviteDialog = lateDialog(() => import('./InviteDialog.tsx'))

interface Props {
  customerId: string
  name: string | null
}

/** A customer's invitations with what became of them, for those who may invite. */
export function InvitationList({ customerId, name }: Props) {
  const { client } = useAccess()
  const queries = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  const [inviting, setInviting] = useState(false)
  const [leaving, setLeaving] = useState<CustomerInvitation | null>(null)
  const [link, setLink] = useState<string | null>(null)
  const [done, setDone] = useState<string | null>(null)
  const read = useRead((access) =>
    queryOf(access.client, listCustomerInvitationsCall, { params: { customerId } }),
  )
  const reload = () => renewCustomers(queries)
  const create = useChange(async () => {
    const { signUpLink } = await ask(client, inviteCall, { body: { customerId } })
    setDone(null)
    setLink(signUpLink)
    await reload()
  })
  return (
    <Section
      title={texts.invitations}
      headingRef={heading}
      actions={
        <form onSubmit={create.onSubmit} className="flex flex-wrap gap-2">
          <Button type="submit" look="secondary" aria-disabled={create.busy}>
            {texts.newLink}
          </Button>
          <Button onClick={() => setInviting(true)}>{texts.invite}</Button>
        </form>
      }
    >
      <FormError text={create.error} />
      <FormSuccess text={done} />
      {link !== null && <SignUpLink key={link} text={texts.linkFor} link={link} />}
      <ReadList
        read={read}
        items={read.data?.invitations}
        failure={texts.invitationsFailed}
        empty={texts.noInvitations}
      >
        {(invitation) => (
          <InvitationItem
            key={invitation.id}
            invitation={invitation}
            onSent={async (text) => {
              await reload()
              setDone(text)
              heading.current?.focus()
            }}
            onRenewed={async (renewed) => {
              setDone(null)
              setLink(renewed)
              await reload()
              heading.current?.focus()
            }}
            onWithdraw={() => setLeaving(invitation)}
          />
        )}
      </ReadList>
      {inviting && (
        <InviteDialog
          customers={[{ customerId, name }]}
          onInvited={() => void reload()}
          onClose={() => setInviting(false)}
        />
      )}
      {leaving && (
        <ConfirmDialog
          title={texts.withdrawQuestion}
          action={texts.withdraw}
          onClose={() => setLeaving(null)}
          onConfirm={async () => {
            await ask(client, withdrawInvitationCall, { params: { id: leaving.id } })
            await reload()
            setLeaving(null)
            heading.current?.focus()
          }}
        >
          {texts.withdrawNote(leaving.email ?? texts.passedOn)}
        </ConfirmDialog>
      )}
    </Section>
  )
}
