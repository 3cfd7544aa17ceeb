import type { Operator } from '@hausblick/contract/operator.ts'
import { CalendarClock, Mail, MessageCircle, Phone } from 'lucide-react'
import { ContactWay } from './ContactWay.tsx'
import * as texts from './texts.ts'

/** The ways to contact the operator, as far as configured. */
export function ContactWays({ operator }: { operator: Operator }) {
  const { phone, email, whatsapp, bookingUrl } = operator
  return (
    <ul className="grid grid-cols-1 gap-4 md:grid-cols-2">
      <ContactWay
        icon={Phone}
        title={texts.phone}
        detail={phone}
        action={texts.call}
        href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}
      >
        {texts.phoneUse}
      </ContactWay>
      <ContactWay
        icon={Mail}
        title={texts.email}
        detail={email}
        action={texts.write}
        href={`mailto:${email}`}
      >
        {texts.emailUse}
      </ContactWay>
      {whatsapp && (
        <ContactWay
          icon={MessageCircle}
          title={texts.whatsapp}
          detail={`+${whatsapp}`}
          action={texts.chat}
          href={`https://wa.me/${whatsapp}`}
          isExternal
        >
          {texts.whatsappUse}
        </ContactWay>
      )}
      {bookingUrl && (
        <ContactWay
          icon={CalendarClock}
          title={texts.meeting}
          detail={new URL(bookingUrl).host}
          action={texts.book}
          href={bookingUrl}
          isExternal
        >
          {texts.meetingUse}
        </ContactWay>
      )}
    </ul>
  )
}
