import type { AuthenticatorTransport } from '@simplewebauthn/server'
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers'
import type { Config } from '../../../config/config.ts'
import type { IdentityPasskeyTable } from '../../../database/tables/accounts.ts'

/** For whom passkeys are: the service by its public address, and the dashboard's other origins. */
export interface RelyingParty {
  readonly name: string
  readonly id: string
  readonly origins: string[]
}

export function describeRelyingParty({
  publicUrl,
  allowedOrigins,
  operator,
}: Pick<Config, 'publicUrl' | 'allowedOrigins' | 'operator'>): RelyingParty {
  const id = new URL(publicUrl).hostname
  return { name: operator.name, id, origins: [publicUrl, ...allowedOrigins] }
}

/** Describes a stored passkey for the library. */
export function describeCredential({
  credential_id,
  transports,
}: Pick<IdentityPasskeyTable, 'credential_id' | 'transports'>) {
  return { id: credential_id, transports: pickTransports(transports.split(',')) }
}

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

/** Returns the challenge that an answer claims to be for; empty where it is unreadable. */
export function readChallenge(clientDataJSON: string): string {
  try {
    return String(decodeClientDataJSON(clientDataJSON).challenge)
  } catch {
    return ''
  }
}
