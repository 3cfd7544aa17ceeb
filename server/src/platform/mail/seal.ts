import { hkdfSync } from 'node:crypto'
import { CompactEncrypt, compactDecrypt } from 'jose'
import { JWEDecryptionFailed, JWEInvalid } from 'jose/errors'

/** Encrypts texts that wait in the database, so that reading it does not reveal them. */
export interface Seal {
  /** Encrypts with the current secret. */
  close(text: string): Promise<string>
  /** Returns null for a text encrypted with an unknown secret, or altered since. */
  open(sealed: string): Promise<string | null>
}

/** Creates a seal with keys derived from the secrets for a purpose; the first one encrypts, all decrypt. */
export function createSeal(
  secrets: readonly [string, ...string[]],
  purpose = 'hausblick outbox',
): Seal {
  const [current, ...previous] = secrets
  const key = deriveKey(current, purpose)
  const keys = [key, ...previous.map((secret) => deriveKey(secret, purpose))]
  return {
    close: async (text) =>
      await new CompactEncrypt(Buffer.from(text))
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .encrypt(key),
    open: async (sealed) => {
      for (const each of keys) {
        const text = await decrypt(sealed, each)
        if (text !== null) return text
      }
      return null
    },
  }
}

async function decrypt(sealed: string, key: Uint8Array): Promise<string | null> {
  try {
    const { plaintext } = await compactDecrypt(sealed, key)
    return Buffer.from(plaintext).toString()
  } catch (error) {
    if (error instanceof JWEDecryptionFailed || error instanceof JWEInvalid) return null
    throw error
  }
}

function deriveKey(secret: string, purpose: string): Uint8Array {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
}
