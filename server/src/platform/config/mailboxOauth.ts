import * as z from 'zod'
import { isThisMachine } from '../mail/thisMachine.ts'

/** How the service signs in to a mailbox by OAuth: on its own behalf, or by a token that the mailbox's owner has allowed. */
export interface MailboxOauth {
  readonly tokenUrl: string
  readonly clientId: string
  readonly clientSecret: string
  /** Null for the service's own behalf (client credentials). */
  readonly refreshToken: string | null
  readonly scope: string | null
}

const tokenUrl = z
  .url({ protocol: /^https?$/, abort: true })
  .refine((address) => {
    const { protocol, hostname } = new URL(address)
    return protocol === 'https:' || isThisMachine(hostname)
  })
  .describe(
    'die Adresse, unter der der Anbieter Token ausstellt, mit https:// (außer auf diesem Rechner)',
  )

export const mailboxOauthVariables = {
  IMAP_OAUTH_TOKEN_URL: tokenUrl.optional(),
  IMAP_OAUTH_CLIENT_ID: z.string().optional(),
  IMAP_OAUTH_CLIENT_SECRET: z.string().optional(),
  IMAP_OAUTH_REFRESH_TOKEN: z.string().optional(),
  IMAP_OAUTH_SCOPE: z.string().optional(),
}
type Name = keyof typeof mailboxOauthVariables

export const mailboxOauthSecrets = [
  'IMAP_OAUTH_CLIENT_SECRET',
  'IMAP_OAUTH_REFRESH_TOKEN',
] as const satisfies readonly Name[]

const NAMES = Object.keys(mailboxOauthVariables) as Name[]
const NEEDED = ['IMAP_OAUTH_TOKEN_URL', 'IMAP_OAUTH_CLIENT_ID', 'IMAP_OAUTH_CLIENT_SECRET'] as const

type Given = Readonly<Partial<Record<Name | 'IMAP_URL', unknown>>>
const isBegun = (given: Given) => NAMES.some((name) => given[name] !== undefined)

/** What is needed where any of it is set, and a password in `IMAP_URL` where none is. */
export const mailboxOauthRules = [
  ...NEEDED.map((name) => ({
    name,
    expected:
      'was der Anbieter dafür nennt, weil andere Einstellungen mit IMAP_OAUTH_ gesetzt sind',
    isBroken: (given: Given) => isBegun(given) && given[name] === undefined,
  })),
  {
    name: 'IMAP_URL' as const,
    expected: 'das Postfach, weil Einstellungen mit IMAP_OAUTH_ gesetzt sind',
    isBroken: (given: Given) => isBegun(given) && given.IMAP_URL === undefined,
  },
  {
    name: 'IMAP_URL' as const,
    expected:
      'imaps://BENUTZER:PASSWORT@RECHNER/ORDNER; ohne Passwort nur mit IMAP_OAUTH_TOKEN_URL',
    isBroken: (given: Given) =>
      !isBegun(given) && (given.IMAP_URL as { password?: unknown })?.password === null,
  },
]

/** Returns how to sign in by OAuth; null where a password does. */
export function readMailboxOauth(is: z.infer<z.ZodObject<typeof mailboxOauthVariables>>) {
  const { IMAP_OAUTH_TOKEN_URL: tokenUrl, IMAP_OAUTH_CLIENT_ID: clientId } = is
  const { IMAP_OAUTH_CLIENT_SECRET: clientSecret } = is
  if (tokenUrl === undefined || clientId === undefined || clientSecret === undefined) return null
  return {
    ...{ tokenUrl, clientId, clientSecret },
    refreshToken: is.IMAP_OAUTH_REFRESH_TOKEN ?? null,
    scope: is.IMAP_OAUTH_SCOPE ?? null,
  }
}
