import type { CustomerInvitation } from '@hausblick/contract/calls/invitationMails.ts'

export const states: Readonly<Record<CustomerInvitation['state'], string>> = {
  link: 'Link erstellt',
  queued: 'wird gesendet',
  sent: 'gesendet',
  refused: 'abgewiesen',
  opened: 'geöffnet',
  redeemed: 'eingelöst',
  expired: 'abgelaufen',
}
export const because = (reason: string) => `Der Mailserver sagt: ${reason}`
export const validUntil = (day: string) => `gilt bis ${day}`
