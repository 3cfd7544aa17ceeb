import { pages } from '@hausblick/contract/pages.ts'

export const heading = pages.contact.title
export const loading = 'Lade…'
export const failed = 'Die Kontaktdaten konnten nicht geladen werden.'

export const unknownOperator =
  'Der Betreiber dieses Dienstes hat seine Angaben noch nicht eingetragen. Sie stehen hier, sobald sie vorliegen.'

// The ways to contact the operator
export const phone = 'Telefon'
export const phoneUse = 'Für alles, was schnell gehen soll.'
export const call = 'Anrufen'
export const email = 'E-Mail'
export const emailUse = 'Für ausführliche Anliegen und Fragen mit Unterlagen.'
export const write = 'E-Mail schreiben'
export const whatsapp = 'WhatsApp'
export const whatsappUse = 'Für kurze Nachrichten. Bitte nichts Vertrauliches.'
export const chat = 'Chat öffnen'
export const meeting = 'Termin'
export const meetingUse = 'Für ein Gespräch, auf das wir uns vorbereiten.'
export const book = 'Termin buchen'
export const opensElsewhere = ' (öffnet eine andere Seite in einem neuen Tab)'

// The hours
export const openingHours = 'Öffnungszeiten'
export const bookingHours = 'Terminbuchung'
export const days = 'Tage'
export const hours = 'Uhrzeit'
export const today = 'heute'
export const oClock = 'Uhr'
export const openUntil = (time: string) => `Jetzt geöffnet – bis ${time} Uhr`
export const closed = 'Jetzt geschlossen'
export const closedUntil = (day: string, time: string) =>
  `Jetzt geschlossen – öffnet ${day} um ${time} Uhr`
