import {
  listInvitationsCall,
  type OpenInvitation,
  withdrawInvitationCall,
} from '@hausblick/contract/calls/invitations.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useAccess } from '../../../../base/data/access.ts'
import { ask, queryOf } from '../../../../base/data/ask.ts'
import { renewCustomers } from '../../../../base/data/directory.ts'
import { useRead } from '../../../../base/data/useRead.ts'
import { Button } from '../../../../base/ui/Button.tsx'
import { lateDialog } from '../../../../base/ui/late/late.tsx'
import { Section } from '../../../../base/ui/Section.tsx'
import { SignUpLink } from '../../../../parts/layout/customers/SignUpLink.tsx'
import { ReadList } from '../../../../parts/layout/ReadList.tsx'
import { InvitationEntry } from './InvitationEntry.tsx'
import * as texts from './texts.ts'

const ConfirmDialog = lateDialog(() => import('../../../../base/ui/ConfirmDialog.tsx'))
export const FIRST_INVITATIONS = 10
/** What is asked for up to so many. */
export const invitationsUpTo = (limit: number) => ({ query: { limit: String(limit) } })

/** The invitations not redeemed yet, with buttons to renew or withdraw them. */
export function OpenInvitations() {
  const { client } = useAccess()
  const queries = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  const [limit, setLimit] = useState(FIRST_INVITATIONS)
  const [renewed, setRenewed] = useState<{ invitee: string; link: string } | null>(null)
  const [leaving, setLeaving] = useState<OpenInvitation | null>(null)
  const read = useRead((access) =>
    queryOf(access.client, listInvitationsCall, invitationsUpTo(limit)),
  )
  const reload = () => renewCustomers(queries)
  return (
    <Section title={texts.invitations} headingRef={heading}>
      {renewed && (
        <SignUpLink
          key={renewed.link}
          text={texts.newInviteLink(renewed.invitee)}
          link={renewed.link}
        />
      )}
      <ReadList
        read={read}
        items={read.data?.invitations}
        failure={texts.invitationsFailed}
        empty={texts.noInvitations}
      >
        {(invitation) => (
          <InvitationEntry
            key={invitation.id}
            invitation={invitation}
            onRenewed={async (link) => {
              setRenewed({ invitee: invitation.invitee, link })
              await reload()
              heading.current?.focus()
            }}
            onWithdraw={() => setLeaving(invitation)}
          />
        )}
      </ReadList>
      {read.data && read.data.total > read.data.invitations.length && (
        <Button
          look="secondary"
          className="mt-4 w-full"
          onClick={() => setLimit(limit + FIRST_INVITATIONS)}
        >
          {texts.moreInvitations(read.data.total - read.data.invitations.length)}
        </Button>
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
          {texts.withdrawNote(leaving.invitee)}
        </ConfirmDialog>
      )}
    </Section>
  )
}
