import {
  changeGuestCall,
  endGuestCall,
  inviteGuestAgainCall,
  inviteGuestCall,
  type ListedGuest,
  readPeopleCall,
} from '@hausblick/contract/calls/people.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useAccess } from '../../../base/data/access.ts'
import { ask, queryOf, renew } from '../../../base/data/ask.ts'
import { useRead } from '../../../base/data/useRead.ts'
import { formatDay } from '../../../base/format/day.ts'
import { Button } from '../../../base/ui/Button.tsx'
import { ChangeNotes } from '../../../base/ui/ChangeNotes.tsx'
import { lateDialog } from '../../../base/ui/late/late.tsx'
import { Section } from '../../../base/ui/Section.tsx'
import { useChange } from '../../../base/ui/useChange.ts'
import { ReadList } from '../ReadList.tsx'
import { GuestEntry } from './GuestEntry.tsx'
import * as texts from './texts.ts'

const GuestDialog = lateDialog(() => import('./GuestDialog.tsx'))

interface Props {
  customerId: string
  /** Owners and operators manage guests. Operators see the members where they manage their accounts. */
  viewer: 'owner' | 'staff' | 'operator'
}

/** Who sees the data of a customer: its owners, and their guests. */
export function PeopleSection({ customerId, viewer }: Props) {
  const isOwner = viewer === 'owner'
  const manages = viewer !== 'staff'
  const { client } = useAccess()
  const queries = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  const [asked, setAsked] = useState<ListedGuest | 'new' | null>(null)
  const read = useRead((access) =>
    queryOf(access.client, readPeopleCall, { query: { customerId } }),
  )
  const change = useChange(async (act: () => Promise<string>) => {
    const done = await act()
    await renew(queries, readPeopleCall)
    heading.current?.focus()
    return done
  })
  const paramsOf = ({ id }: ListedGuest) => ({ params: { customerId, id } })
  const actions = manages
    ? {
        busy: change.busy,
        onChange: setAsked,
        onEnd: (guest: ListedGuest) =>
          change.run(async () => {
            await ask(client, endGuestCall, paramsOf(guest))
            return texts.ended(guest.email)
          }),
        onAgain: (guest: ListedGuest) =>
          change.run(async () => {
            await ask(client, inviteGuestAgainCall, paramsOf(guest))
            return texts.sentTo(guest.email)
          }),
      }
    : null
  return (
    <Section title={titleFor(viewer, customerId)} headingRef={heading}>
      <ChangeNotes {...change} />
      {viewer !== 'operator' && (
        <>
          <h3 className="mb-1 font-semibold">{texts.members}</h3>
          {isOwner && <p className="mb-4 text-ink-2">{texts.membersNote}</p>}
          <ReadList
            read={read}
            items={read.data?.members}
            failure={texts.peopleFailed}
            empty={texts.noMembers}
          >
            {({ email, since }) => (
              <li key={email} className="py-3">
                <p className="font-medium wrap-anywhere">{email}</p>
                <p className="text-13 text-ink-3">{texts.since(formatDay(since))}</p>
              </li>
            )}
          </ReadList>
          <h3 className="mt-6 mb-1 font-semibold">{texts.guests}</h3>
        </>
      )}
      {manages && (
        <p className="mb-4 text-ink-2">{isOwner ? texts.guestsNote : texts.operatorsNote}</p>
      )}
      {(viewer === 'operator' || !read.error) && (
        <ReadList
          read={read}
          items={read.data?.guests}
          failure={texts.peopleFailed}
          empty={isOwner ? texts.noGuests : texts.noGuestsOf}
        >
          {(guest) => <GuestEntry key={guest.id} guest={guest} actions={actions} />}
        </ReadList>
      )}
      {manages && (
        <Button look="secondary" className="mt-6" onClick={() => setAsked('new')}>
          {texts.inviteGuest}
        </Button>
      )}
      {asked !== null && (
        <GuestDialog
          guest={asked === 'new' ? null : asked}
          onClose={() => setAsked(null)}
          onSend={async ({ email, ...rights }) => {
            const isNew = asked === 'new'
            if (isNew)
              await ask(client, inviteGuestCall, {
                params: { customerId },
                body: { email, ...rights },
              })
            else await ask(client, changeGuestCall, { ...paramsOf(asked), body: rights })
            setAsked(null)
            change.run(async () => (isNew ? texts.sentTo(email.trim()) : texts.changed(email)))
          }}
        />
      )}
    </Section>
  )
}

function titleFor(viewer: Props['viewer'], customerId: string): string {
  if (viewer === 'owner') return texts.people
  return viewer === 'staff' ? texts.peopleOf(customerId) : texts.guestsOf(customerId)
}
