import type { AuthenticatorTransport } from '@simplewebauthn/server'
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers'
import * as z from 'zod/mini'
import type { Config } from '../../../platform/config/config.ts'
import type { IdentityPasskeyTable } from '../../../platform/database/tables/accounts.ts'

/** For whom passkeys are: the service by its public address, and the dashboard's other origins. */
export interface RelyingParty {
  readonly id: string
  readonly origins: string[]
}

export function describeRelyingParty({
  publicUrl,
  allowedOrigins,
}: Pick<Config, 'publicUrl' | 'allowedOrigins'>): RelyingParty {
  const id = new URL(publicUrl).hostname
  return { id, origins: [publicUrl, ...allowedOrigins] }
}

/** Describes a stored passkey for the library. */
export function describeCredential({
  credential_id,
  transports,
}: Pick<IdentityPasskeyTable, 'credential_id' | 'transports'>) {
  return { id: credential_id, transports: pickTransports(transports.split(',')) }
}

const clientData = z.object({
  challenge: z.string(),
  crossOrigin: z.optional(z.boolean()),
  topOrigin: z.optional(z.unknown()),
})

/** How a browser reaches a device. Others than these are left out: they are only hints. */
const knownTransports: readonly AuthenticatorTransport[] = [
  'ble',
  'hybrid',
  'internal',
  'nfc',
  'usb',
]

export function pickTransports(said: readonly string[]): AuthenticatorTransport[] {
  return knownTransports.filter((transport) => said.includes(transport))
}

/** What the browser says about an answer. */
interface Circumstances {
  /** The challenge that the answer claims to be for. */
  readonly challenge: string
  /** Whether a page of the service asked for it, in no frame of another origin's page. */
  readonly isTopLevel: boolean
}

/**
 * Reads what the browser says about an answer; of an unreadable one, nothing. The library compares the page's own origin, but
 * not that of a page that embeds it: whoever does could have people answer without seeing what for.
 */
export function readCircumstances(clientDataJSON: string): Circumstances {
  try {
    const { challenge, ...said } = clientData.parse(decodeClientDataJSON(clientDataJSON))
    return { challenge, isTopLevel: said.crossOrigin !== true && (said.topOrigin ?? null) === null }
  } catch {
    return { challenge: '', isTopLevel: false }
  }
}
