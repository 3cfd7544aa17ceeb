import type { GuestOf, GuestPart } from '@hausblick/contract/guests.ts'
import { Eye } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDate } from '../../base/format/date.ts'
import { findName } from './role.ts'
import * as texts from './texts.ts'
import { useSessionState } from './useSession.ts'

const names: Readonly<Record<GuestPart, string>> = {
  figures: texts.guestFigures,
  loans: texts.guestLoans,
  documents: texts.guestDocuments,
}

/** A note above a page on whose data it shows. */
export function DataNote({ children }: { children: ReactNode }) {
  return (
    <p
      role="status"
      className="mb-5 flex gap-2.5 rounded-control bg-brand-soft px-4 py-2.5 text-brand md:mb-6"
    >
      <Eye size={18} className="mt-0.5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  )
}

/** Shows guests whose data they see, what of it, and until when. */
export function GuestNote({ guest: { customerId, invitedBy, parts, years, until } }: Props) {
  const shown = [...parts.map((part) => names[part]), ...(years ?? [])].join(', ')
  const state = useSessionState()
  const name = state.status === 'signedIn' ? findName(state.me, customerId) : undefined
  const portfolio = texts.portfolioOf(customerId, name)
  return <DataNote>{texts.youAreGuest(portfolio, invitedBy, formatDate(until), shown)}</DataNote>
}

interface Props {
  guest: GuestOf
}
