import type { FormerGuestOf } from '@hausblick/contract/guests.ts'
import { EyeOff } from 'lucide-react'
import { formatDate } from '../../base/format/date.ts'
import { EmptyNote } from '../../base/ui/EmptyNote.tsx'
import * as texts from './texts.ts'

/** Shows a former guest whose data they could read, until when, and whom to ask. */
export function FormerGuest({ of }: { of: readonly FormerGuestOf[] }) {
  return (
    <EmptyNote icon={EyeOff} title={texts.guestEnded}>
      {of.map(({ invitedBy, endedOn }) => (
        <p key={`${invitedBy} ${endedOn}`} className="wrap-anywhere">
          {texts.guestEndedOn(invitedBy, formatDate(endedOn))}{' '}
          <a href={`mailto:${invitedBy}`} className="link">
            {invitedBy}
          </a>
          .
        </p>
      ))}
    </EmptyNote>
  )
}
