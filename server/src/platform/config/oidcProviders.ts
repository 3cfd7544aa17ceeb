import * as z from 'zod'
import { isThisMachine } from '../mail/thisMachine.ts'
import { commaSeparated } from './valueTypes.ts'

/** An OpenID Connect provider at which people sign in. */
export interface OidcProvider {
  /** Its number, which is part of the redirect URI. */
  readonly id: string
  /** What people call it. */
  readonly name: string
  /** As its tokens name it. */
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** The values of `acr` and `amr` that count as a second factor; none where ours is asked all the same. */
  readonly secondFactors: readonly string[]
}

const issuer = z.url({ protocol: /^https?$/, abort: true }).refine((address) => {
  const { protocol, hostname, search, hash, username, password } = new URL(address)
  const isBare = `${search}${hash}${username}${password}` === ''
  return isBare && (protocol === 'https:' || isThisMachine(hostname))
}, 'eine Adresse, die mit https:// beginnt (außer auf diesem Rechner), ohne Fragezeichen, Benutzer und Passwort')

export const identityKind = z
  .enum(['embedded', 'oidc', 'firebase'])
  .default('embedded')
  .describe('embedded, oidc oder firebase')

/** What each provider is configured by. */
const forms = {
  ISSUER: issuer
    .optional()
    .describe('die Adresse des Anbieters, wie er sie selbst als issuer nennt, mit https://'),
  NAME: z.string().trim().min(1).max(40).optional().describe('ein Name mit bis zu 40 Zeichen'),
  CLIENT_ID: z.string().optional(),
  CLIENT_SECRET: z.string().optional(),
  SECOND_FACTOR: commaSeparated.optional().describe('Werte von acr oder amr wie mfa,otp'),
}
type Form = keyof typeof forms
const needed = ['ISSUER', 'NAME', 'CLIENT_ID', 'CLIENT_SECRET'] as const

/** The beginnings of their variables: of the first, second and third provider. */
const beginnings = ['OIDC_', 'OIDC_2_', 'OIDC_3_'] as const
type Beginning = (typeof beginnings)[number]

/** The variables of all providers. */
export const oidcVariables = Object.fromEntries(
  beginnings.flatMap((beginning) =>
    Object.entries(forms).map(([name, form]) => [`${beginning}${name}`, form]),
  ),
) as { [F in Form as `${Beginning}${F}`]: (typeof forms)[F] }

type Name = keyof typeof oidcVariables
type Given = Readonly<Partial<Record<Name, unknown>>>

export const oidcSecrets = beginnings.map((beginning): Name => `${beginning}CLIENT_SECRET`)

/** Returns whether any provider is configured. */
export function hasOidc(given: Given): boolean {
  return beginnings.some((beginning) => isBegun(given, beginning))
}

function isBegun(given: Given, beginning: Beginning): boolean {
  return needed.some((name) => given[`${beginning}${name}`] !== undefined)
}

interface OidcRule {
  readonly name: Name
  readonly expected: string
  readonly isBroken: (given: Given) => boolean
}

/** What of a provider is needed where any of it is set, and that no two are the same. */
export const oidcRules: readonly OidcRule[] = beginnings.flatMap((beginning, index) => [
  ...needed.map((form) => ({
    name: `${beginning}${form}` as const,
    expected: `was der Anbieter dafür nennt, weil andere Einstellungen mit ${beginning} gesetzt sind`,
    isBroken: (given: Given) =>
      isBegun(given, beginning) && given[`${beginning}${form}`] === undefined,
  })),
  {
    name: `${beginning}ISSUER` as const,
    expected: 'ein anderer Anbieter als die vorigen',
    isBroken: (given: Given) => {
      const own = hrefOf(given[`${beginning}ISSUER`])
      const before = beginnings.slice(0, index)
      return own !== null && before.some((other) => hrefOf(given[`${other}ISSUER`]) === own)
    },
  },
])

/** Writes an address as the others are compared. */
function hrefOf(address: unknown): string | null {
  return URL.parse(String(address))?.href ?? null
}

/** Returns whether a variable is of one provider too many. */
export function isOfFurtherProvider(name: string): boolean {
  const [beginning] = /^OIDC_\d+_/.exec(name) ?? []
  return beginning !== undefined && !beginnings.some((known) => known === beginning)
}

/** Returns a German line for each variable of one provider too many. */
export function findFurtherProviders(names: readonly string[]): string[] {
  return names
    .filter(isOfFurtherProvider)
    .map(
      (name) =>
        `Die Einstellung ${name} bleibt unbeachtet: Es gibt höchstens drei Anbieter, mit OIDC_, OIDC_2_ und OIDC_3_.`,
    )
}

type Values = Readonly<{ [F in Form as `${Beginning}${F}`]?: z.output<(typeof forms)[F]> }>

/** Returns the configured providers. What `oidcRules` require is already validated. */
export function readOidcProviders(is: Values): OidcProvider[] {
  return beginnings.flatMap((beginning, index) => {
    const address = is[`${beginning}ISSUER`]
    if (address === undefined) return []
    return {
      id: String(index + 1),
      name: is[`${beginning}NAME`] ?? '',
      issuer: address,
      clientId: is[`${beginning}CLIENT_ID`] ?? '',
      clientSecret: is[`${beginning}CLIENT_SECRET`] ?? '',
      secondFactors: is[`${beginning}SECOND_FACTOR`] ?? [],
    }
  })
}
