import * as z from 'zod/mini'
import { paths } from './calls.ts'

/** The calls of the embedded identity provider. They answer with a cookie that is the browser's, not the page's. */
export const identityPaths = {
  signUp: `${paths.identity}/sign-up/email`,
  signIn: `${paths.identity}/sign-in/email`,
  signOut: `${paths.identity}/sign-out`,
  requestReset: `${paths.identity}/request-password-reset`,
  confirmReset: `${paths.identity}/reset-password`,
  token: `${paths.identity}/token`,
  /** A session is ended below, `/{id}`. */
  sessions: `${paths.identity}/sessions`,
  password: `${paths.identity}/password`,
} as const

/** Characters of a password; up to the maximum it is taken as typed. */
export const passwordLength = { min: 12, max: 128 } as const

/** Who is signed in, with a bearer for the service's calls that is good for `expiresIn` seconds. */
export const identitySession = z.object({
  email: z.string(),
  token: z.string(),
  expiresIn: z.number(),
})
export type IdentitySession = z.infer<typeof identitySession>

export const tokenReply = z.object({ session: z.nullable(identitySession) })

/** A device on which an account is signed in. */
export const accountSession = z.object({
  /** No secret. */
  id: z.string(),
  /** Browser and system, such as "Chrome auf Windows"; empty where they are not known. */
  device: z.string(),
  /** ISO 8601. */
  signedInAt: z.string(),
  /** ISO 8601; up to an hour too early. */
  lastUsedAt: z.string(),
  /** Whether it is the one that asks. */
  current: z.boolean(),
})
export type AccountSession = z.infer<typeof accountSession>

export const sessionsReply = z.array(accountSession)

/** What an identity provider may say no with, whichever provider it is, in the words of the page. */
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
