import type { Operator } from '@hausblick/contract/operator.ts'
import { CalendarClock, Mail, MessageCircle, Phone } from 'lucide'
import * as texts from './texts.ts'
import { Way } from './Way.tsx'

/** The ways to reach who runs the service, those that there are. */
export function ContactWays({ operator }: { operator: Operator }) {
  const { phone, email, whatsapp, bookingUrl } = operator
  return (
    <ul className="grid grid-cols-1 gap-4 md:grid-cols-2">
      <Way
        icon={Phone}
        title={texts.phone}
        detail={phone}
        action={texts.call}
        href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}
      >
        {texts.phoneUse}
      </Way>
      <Way
        icon={Mail}
        title={texts.email}
        detail={email}
        action={texts.write}
        href={`mailto:${email}`}
      >
        {texts.emailUse}
      </Way>
      {whatsapp && (
        <Way
          icon={MessageCircle}
          title={texts.whatsapp}
          detail={`+${whatsapp}`}
          action={texts.chat}
          href={`https://wa.me/${whatsapp}`}
          isElsewhere
        >
          {texts.whatsappUse}
        </Way>
      )}
      {bookingUrl && (
        <Way
          icon={CalendarClock}
          title={texts.meeting}
          detail={new URL(bookingUrl).host}
          action={texts.book}
          href={bookingUrl}
          isElsewhere
        >
          {texts.meetingUse}
        </Way>
      )}
    </ul>
  )
}
