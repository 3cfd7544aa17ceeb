import type { CustomerInvitation } from '@hausblick/contract/calls/invitationMails.ts'
import { formatDay } from '../../../base/format/day.ts'
import { formatMoment } from '../../../base/format/moment.ts'
import { StateChip } from '../../../base/ui/StateChip.tsx'
import * as texts from './texts.ts'

const looks = {
  link: 'plain',
  queued: 'hint',
  sent: 'plain',
  refused: 'bad',
  opened: 'hint',
  redeemed: 'good',
  expired: 'bad',
} as const

/** What became of an invitation, when, and how long it is valid. */
export function InvitationState({ invitation }: { invitation: CustomerInvitation }) {
  const { state, at, reason, expiresAt } = invitation
  const isOpen = state !== 'redeemed' && state !== 'expired'
  return (
    <div className="min-w-0 wrap-anywhere">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StateChip look={looks[state]}>{texts.states[state]}</StateChip>
        <span className="text-13 text-ink-3">
          {formatMoment(at)}
          {isOpen && `, ${texts.validUntil(formatDay(expiresAt))}`}
        </span>
      </p>
      {reason !== null && <p className="mt-1 text-13 text-ink-2">{texts.because(reason)}</p>}
    </div>
  )
}
