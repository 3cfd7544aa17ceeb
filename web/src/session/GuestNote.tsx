import type { GuestOf, GuestPart } from '@hausblick/contract/guests.ts'
import { Eye, Lock } from 'lucide-react'
import { formatDay } from '../format/day.ts'
import * as texts from './texts.ts'

const look =
  'mb-5 flex gap-2.5 rounded-control bg-brand-soft px-4 py-2.5 text-brand md:mb-6 print:hidden'

const names: Readonly<Record<GuestPart, string>> = {
  figures: texts.guestFigures,
  loans: texts.guestLoans,
  documents: texts.guestDocuments,
}

/** Tells guests whose data they see, what of it, and until when. */
export function GuestNote({ guest }: { guest: GuestOf }) {
  const parts = new Intl.ListFormat('de').format(guest.parts.map((part) => names[part]))
  return (
    <p role="status" className={look}>
      <Eye size={18} className="mt-0.5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        {texts.youAreGuestOf}{' '}
        <strong className="font-semibold">{texts.portfolioOf(guest.customerId)}</strong>{' '}
        {texts.guestMayRead(guest.invitedBy, parts, guest.years, formatDay(guest.until))}
      </span>
    </p>
  )
}

/** Says on a page left open that what it showed is no longer the user's to see. */
export function LostNote() {
  return (
    <p role="alert" className={look}>
      <Lock size={18} className="mt-0.5 shrink-0" />
      <span className="min-w-0">{texts.accessEnded}</span>
    </p>
  )
}
