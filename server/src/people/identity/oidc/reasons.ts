import type { IdentityErrorCode } from '@hausblick/contract/identity.ts'

/** Whose sign-ins at providers fail: who it was is known once they have succeeded. */
export const NOBODY = { id: '', email: '' }

const reasons: Partial<Record<IdentityErrorCode, string>> = {
  identityUnknown: 'kein Konto',
  identityOther: 'nicht die Anmeldung dieses Kontos',
  identityInUse: 'gehört einem anderen Konto',
  providerAway: 'nicht erreichbar',
  providerCancelled: 'abgebrochen',
  providerRefused: 'Antwort nicht gültig',
  signInExpired: 'nicht mehr angemeldet',
  invitationInvalid: 'Einladung nicht gültig',
  addressInUse: 'Adresse schon vergeben',
  addressReserved: 'Adresse vorbehalten',
}

/** Writes why a sign-in at a provider of that name was refused, in the words of the log. */
export function writeReason(provider: string, code: IdentityErrorCode): string {
  return `${provider}: ${reasons[code] ?? code}`
}
