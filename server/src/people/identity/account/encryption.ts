import { createHash, createHmac } from 'node:crypto'
import { xchacha20poly1305 } from '@noble/ciphers/chacha.js'
import { managedNonce } from '@noble/ciphers/utils.js'
import type { Secrets } from '../../../platform/config/secrets.ts'

/** Encrypts what the service must read again with its current secret, and decrypts with all. */
export interface Encryption {
  encrypt(text: string): string
  /** Throws if no configured secret encrypted it. */
  decrypt(encrypted: string): string
  isCurrent(encrypted: string): boolean
  /** Whether one of the configured secrets encrypted it. */
  isKnown(encrypted: string): boolean
}

/** The form, and the cipher, in which earlier versions of the service have stored keys. They read what this one stores. */
const FORM = /^\$ba\$(?<version>\d+)\$(?<bytes>[0-9a-f]+)$/
const VERSION_BYTES = 6

export function createEncryption(secrets: Secrets): Encryption {
  const versions = secrets.map(deriveVersion)
  return {
    encrypt: (text) => {
      const bytes = createCipher(secrets[0]).encrypt(Buffer.from(text))
      return `$ba$${versions[0]}$${Buffer.from(bytes).toString('hex')}`
    },
    decrypt: (encrypted) => {
      const secret = secrets[versions.indexOf(versionOf(encrypted))]
      if (secret === undefined) throw new Error('No configured secret encrypted this.')
      const bytes = Buffer.from(FORM.exec(encrypted)?.groups?.bytes ?? '', 'hex')
      return Buffer.from(createCipher(secret).decrypt(bytes)).toString()
    },
    isCurrent: (encrypted) => versionOf(encrypted) === versions[0],
    isKnown: (encrypted) => versions.includes(versionOf(encrypted)),
  }
}

function createCipher(secret: string) {
  return managedNonce(xchacha20poly1305)(createHash('sha256').update(secret).digest())
}

/** Returns the number that tells which secret encrypted something. It reveals nothing about the secret. */
function deriveVersion(secret: string): number {
  const mac = createHmac('sha256', secret).update('hausblick secret version').digest()
  return mac.readUIntBE(0, VERSION_BYTES)
}

/** NaN for what predates versions. */
function versionOf(encrypted: string): number {
  return Number(FORM.exec(encrypted)?.groups?.version ?? Number.NaN)
}
