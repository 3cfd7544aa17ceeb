import * as z from 'zod/mini'
import { paths } from './calls.ts'

/** The paths of the embedded identity provider. Its session cookie is out of reach of scripts. */
export const identityPaths = {
  signUp: `${paths.identity}/sign-up/email`,
  signIn: `${paths.identity}/sign-in/email`,
  signOut: `${paths.identity}/sign-out`,
  requestReset: `${paths.identity}/request-password-reset`,
  confirmReset: `${paths.identity}/reset-password`,
  token: `${paths.identity}/token`,
  sessions: `${paths.identity}/sessions`,
  session: `${paths.identity}/sessions/:id`,
  password: `${paths.identity}/password`,
} as const

/** Limits in characters. Passwords are never truncated. */
export const passwordLength = { min: 12, max: 128 } as const

/** The signed-in account, with a bearer token for the service that expires in `expiresIn` seconds. */
export const identitySession = z.object({
  email: z.string(),
  token: z.string(),
  expiresIn: z.number(),
})
export type IdentitySession = z.infer<typeof identitySession>

export const tokenReply = z.object({ session: z.nullable(identitySession) })

/** A device on which the account is signed in. */
export const accountSession = z.object({
  /** Not a secret. */
  id: z.string(),
  /** Browser and operating system, such as "Chrome auf Windows"; empty if unknown. */
  device: z.string(),
  /** ISO 8601. */
  signedInAt: z.string(),
  /** ISO 8601; lags behind by up to an hour. */
  lastUsedAt: z.string(),
  /** Whether it is the caller's own. */
  current: z.boolean(),
})
export type AccountSession = z.infer<typeof accountSession>

export const sessionsReply = z.array(accountSession)

/** The errors of all identity providers, with the messages that pages show for them. */
export const identityErrors = {
  wrongCredentials: 'Diese E-Mail-Adresse und dieses Passwort passen nicht zusammen.',
  tooManyAttempts:
    'Zu viele Versuche. Bitte warten Sie einige Minuten und versuchen Sie es dann erneut.',
  addressInUse:
    'Für diese E-Mail-Adresse gibt es bereits ein Konto. Bitte melden Sie sich damit an.',
  addressInvalid: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  passwordTooShort: `Das Passwort ist zu kurz: Bitte wählen Sie mindestens ${passwordLength.min} Zeichen.`,
  passwordTooLong: `Das Passwort ist zu lang: Bitte wählen Sie höchstens ${passwordLength.max} Zeichen.`,
  passwordGuessable:
    'Das Passwort ist zu leicht zu erraten. Nehmen Sie lieber drei oder vier Wörter, die weder miteinander noch mit Ihnen zu tun haben.',
  passwordTooWeak:
    'Das Passwort ist zu schwach. Bitte wählen Sie ein längeres aus Groß- und Kleinbuchstaben, Ziffern und Sonderzeichen.',
  wrongPassword: 'Ihr bisheriges Passwort stimmt nicht. Bitte geben Sie es noch einmal ein.',
  passwordUnchanged: 'Das ist Ihr bisheriges Passwort. Bitte wählen Sie ein anderes.',
  resetInvalid:
    'Dieser Link ist abgelaufen, schon verwendet oder unvollständig. Bitte fordern Sie einen neuen an.',
  invitationInvalid:
    'Dieser Einladungslink ist abgelaufen, schon verwendet oder unvollständig. Bitte fordern Sie einen neuen an.',
  invitationForAnotherAddress: 'Diese Einladung gilt für eine andere E-Mail-Adresse.',
  addressReserved:
    'Diese E-Mail-Adresse ist für ein anderes Konto vorgesehen. Bitte registrieren Sie sich mit einer anderen.',
  foreignOrigin:
    'Die Anmeldung ist nur unter der eigenen Adresse dieses Dienstes möglich. Bitte öffnen Sie ihn dort.',
  network:
    'Der Dienst ist nicht erreichbar. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.',
  noSpace:
    'Der Dienst kann gerade nichts speichern, weil sein Datenträger voll ist oder sich nicht beschreiben lässt. Es wurde nichts übernommen. Bitte sagen Sie uns Bescheid, und versuchen Sie es später noch einmal.',
  unavailable: 'Das hat leider nicht geklappt. Bitte versuchen Sie es später erneut.',
} as const

export type IdentityErrorCode = keyof typeof identityErrors
