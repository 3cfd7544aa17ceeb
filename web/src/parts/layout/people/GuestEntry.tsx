import type { ListedGuest } from '@hausblick/contract/calls/people.ts'
import { formatDay } from '../../../base/format/day.ts'
import { formatMoment } from '../../../base/format/moment.ts'
import { Button } from '../../../base/ui/Button.tsx'
import * as texts from './texts.ts'

/** What owners and operators can do with a guest; staff can do nothing. */
export interface GuestActions {
  readonly busy: boolean
  readonly onChange: (guest: ListedGuest) => void
  readonly onEnd: (guest: ListedGuest) => void
  readonly onAgain: (guest: ListedGuest) => void
}

interface Props {
  guest: ListedGuest
  actions: GuestActions | null
}

/** A guest: what they may read, and when they last did. */
export function GuestEntry({ guest, actions }: Props) {
  const { email, parts, years, until, state, invitedBy } = guest
  const named = new Intl.ListFormat('de').format(parts.map((part) => texts.parts[part]))
  const ofYears = years ? texts.ofYears(years) : texts.ofAllYears
  const isOpen = state === 'invited' || state === 'lapsed'
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{email}</p>
        <p className="text-13 text-ink-3">{texts.mayRead(named, ofYears, formatDay(until))}</p>
        <p className="text-13 text-ink-3 wrap-anywhere">
          {describeState(guest)} · {texts.invitedBy(invitedBy)}
        </p>
      </div>
      {actions && (
        <div className="flex flex-wrap gap-2">
          {isOpen && (
            <Button
              look="secondary"
              aria-disabled={actions.busy}
              aria-label={texts.againOf(email)}
              onClick={() => actions.onAgain(guest)}
            >
              {texts.again}
            </Button>
          )}
          <Button
            look="secondary"
            aria-disabled={actions.busy}
            aria-label={texts.changeOf(email)}
            onClick={() => actions.onChange(guest)}
          >
            {texts.change}
          </Button>
          <Button
            look="secondary"
            aria-disabled={actions.busy}
            aria-label={texts.endOf(email)}
            onClick={() => actions.onEnd(guest)}
          >
            {texts.end}
          </Button>
        </div>
      )}
    </li>
  )
}

function describeState({ state, until, invitationExpiresAt, lastLookAt }: ListedGuest): string {
  switch (state) {
    case 'invited':
      return texts.invited(formatDay(invitationExpiresAt))
    case 'lapsed':
      return texts.lapsed(formatDay(invitationExpiresAt))
    case 'expired':
      return texts.expired(formatDay(until))
    case 'joined':
      return lastLookAt === null ? texts.neverLooked : texts.lastLooked(formatMoment(lastLookAt))
  }
}
