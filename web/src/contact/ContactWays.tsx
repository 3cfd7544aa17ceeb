import type { Operator } from '@hausblick/contract/operator.ts'
import { CalendarClock, Mail, MessageCircle, Phone } from 'lucide'
import { Way } from './Way.tsx'

/** The ways to reach who runs the service, those that there are. */
export function ContactWays({ operator }: { operator: Operator }) {
  const { phone, email, whatsapp, bookingUrl } = operator
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      <Way
        icon={Phone}
        title="Telefon"
        detail={phone}
        action="Anrufen"
        href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}
      >
        Für alles, was schnell gehen soll.
      </Way>
      <Way
        icon={Mail}
        title="E-Mail"
        detail={email}
        action="E-Mail schreiben"
        href={`mailto:${email}`}
      >
        Für ausführliche Anliegen und Fragen mit Unterlagen.
      </Way>
      {whatsapp && (
        <Way
          icon={MessageCircle}
          title="WhatsApp"
          detail={`+${whatsapp}`}
          action="Chat öffnen"
          href={`https://wa.me/${whatsapp}`}
          isElsewhere
        >
          Für kurze Nachrichten. Bitte nichts Vertrauliches.
        </Way>
      )}
      {bookingUrl && (
        <Way
          icon={CalendarClock}
          title="Termin"
          detail={new URL(bookingUrl).host}
          action="Termin buchen"
          href={bookingUrl}
          isElsewhere
        >
          Für ein Gespräch, auf das wir uns vorbereiten.
        </Way>
      )}
    </ul>
  )
}
