import { withdrawInvitationCall } from '@hausblick/contract/calls/invitations.ts'
import { endAccountCall, resetSecondFactorCall } from '@hausblick/contract/calls/linkedAccounts.ts'
import {
  inviteStaffCall,
  listStaffCall,
  type StaffMember,
} from '@hausblick/contract/calls/staff.ts'
import { pages } from '@hausblick/contract/pages.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useAccess } from '../../../base/data/access.ts'
import { ask, queryOf, renew } from '../../../base/data/ask.ts'
import { useRead } from '../../../base/data/useRead.ts'
import { Button } from '../../../base/ui/Button.tsx'
import { FormSuccess } from '../../../base/ui/FormSuccess.tsx'
import { Link } from '../../../base/ui/Link.tsx'
import { lateDialog } from '../../../base/ui/late/late.tsx'
import { Section } from '../../../base/ui/Section.tsx'
import { ReadList } from '../../../parts/layout/ReadList.tsx'
import { StaffEntry } from './StaffEntry.tsx'
import * as texts from './texts.ts'

const ConfirmDialog = lateDialog(() => import('../../../base/ui/ConfirmDialog.tsx'))
const InviteStaffDialog = lateDialog(() => import('./InviteStaffDialog.tsx'))

type Asked =
  | { readonly kind: 'invite' }
  | { readonly kind: 'end' | 'reset' | 'withdraw'; readonly member: StaffMember }

/** Operators and staff, with their accounts and invitations, to be invited and ended. */
export function StaffList() {
  const { client } = useAccess()
  const queries = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [done, setDone] = useState<string | null>(null)
  const read = useRead((access) => queryOf(access.client, listStaffCall, {}))
  const close = () => setAsked(null)
  async function finish(text: string | null) {
    await renew(queries, listStaffCall)
    setDone(text)
    close()
    heading.current?.focus()
  }
  const member = asked !== null && 'member' in asked ? asked.member : null
  const account = member?.account ?? null
  return (
    <Section
      title={texts.people}
      headingRef={heading}
      actions={<Button onClick={() => setAsked({ kind: 'invite' })}>{texts.invite}</Button>}
    >
      <p className="-mt-2 mb-4 max-w-[75ch] text-ink-2">{texts.peopleNote}</p>
      <FormSuccess text={done} />
      <ReadList read={read} items={read.data?.members} failure={texts.failed} empty={texts.nobody}>
        {(one) => (
          <StaffEntry
            key={one.email}
            member={one}
            onSent={finish}
            onAsk={(kind) => setAsked({ kind, member: one })}
          />
        )}
      </ReadList>
      {asked?.kind === 'invite' && (
        <InviteStaffDialog
          onClose={close}
          onSend={async (body) => {
            await ask(client, inviteStaffCall, { body })
            await finish(texts.invitedNow(body.email))
          }}
        />
      )}
      {asked?.kind === 'end' && member && account && (
        <ConfirmDialog
          title={texts.endQuestion}
          action={texts.endAction}
          onClose={close}
          onConfirm={async () => {
            await ask(client, endAccountCall, { query: keyOf(account) })
            await finish(null)
          }}
        >
          {member.variable === null
            ? texts.endNote(member.email)
            : texts.endNamedNote(member.email, member.variable)}
          {member.made.length > 0 && (
            <>
              {' '}
              {texts.madeNote(member.made)} <Link to={pages.programs.path}>{texts.programs}</Link>
              {' · '}
              <Link to={pages.webhooks.path}>{texts.webhooks}</Link>
            </>
          )}
        </ConfirmDialog>
      )}
      {asked?.kind === 'reset' && member && account && (
        <ConfirmDialog
          title={texts.resetFactorQuestion}
          action={texts.resetFactorAction}
          onClose={close}
          onConfirm={async () => {
            await ask(client, resetSecondFactorCall, { query: keyOf(account) })
            await finish(null)
          }}
        >
          {texts.resetFactorNote(member.email)}
        </ConfirmDialog>
      )}
      {asked?.kind === 'withdraw' && member?.invitation && (
        <ConfirmDialog
          title={texts.withdrawQuestion}
          action={texts.withdraw}
          onClose={close}
          onConfirm={async () => {
            const id = member.invitation?.id ?? ''
            await ask(client, withdrawInvitationCall, { params: { id } })
            await finish(null)
          }}
        >
          {member.variable === null
            ? texts.withdrawNote(member.email)
            : texts.withdrawNamedNote(member.email, member.variable)}
        </ConfirmDialog>
      )}
    </Section>
  )
}

function keyOf({ issuer, subject }: NonNullable<StaffMember['account']>) {
  return { issuer, subject }
}
