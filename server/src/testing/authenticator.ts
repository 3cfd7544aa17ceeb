import {
  createHash,
  createSign,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'
import type {
  PasskeyAssertion,
  PasskeyAttestation,
} from '@hausblick/contract/calls/secondFactor.ts'
import { cose, isoCBOR } from '@simplewebauthn/server/helpers'
import { PUBLIC_URL } from './browser.ts'

const PRESENT = 0x01
const VERIFIED = 0x04
const ATTESTED = 0x40

/** How an answer differs from an honest one. */
export interface Deviation {
  readonly origin?: string
  readonly rpId?: string
  /** Whether the page was in a frame of another origin's. Default: false. */
  readonly crossOrigin?: boolean
  /** The origin of the page that embeds the frame; browsers say it only there. */
  readonly topOrigin?: string
  /** Whether the device has verified its user. Default: true. */
  readonly verified?: boolean
  /** The signature counter; by default it counts. */
  readonly counter?: number
}

const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest()

/** An authenticator with one passkey, which signs whatever it is asked to, as a dishonest browser might ask. */
export class Authenticator {
  readonly #id = randomBytes(16)
  readonly #privateKey: KeyObject
  readonly #publicKey: Uint8Array
  #counter = 0

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    this.#privateKey = privateKey
    this.#publicKey = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [cose.COSEKEYS.kty, cose.COSEKTY.EC2],
        [cose.COSEKEYS.alg, cose.COSEALG.ES256],
        [cose.COSEKEYS.crv, cose.COSECRV.P256],
        [cose.COSEKEYS.x, Uint8Array.from(Buffer.from(x, 'base64url'))],
        [cose.COSEKEYS.y, Uint8Array.from(Buffer.from(y, 'base64url'))],
      ]),
    )
  }

  /** Returns the response to the options of a registration. */
  attest(
    { challenge }: { readonly challenge: string },
    deviation: Deviation = {},
  ): PasskeyAttestation {
    const credential = Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([0, this.#id.length]),
      this.#id,
      this.#publicKey,
    ])
    const authData = this.#data(deviation, ATTESTED, credential)
    const attestationObject = isoCBOR.encode(
      new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', Uint8Array.from(authData)],
      ]),
    )
    const clientDataJSON = base64url(clientData('webauthn.create', challenge, deviation))
    const response = { clientDataJSON, attestationObject: base64url(attestationObject) }
    return { ...this.#credential(), response: { ...response, transports: ['internal'] } }
  }

  /** Returns the response to the options of a sign-in. */
  assert(
    { challenge }: { readonly challenge: string },
    deviation: Deviation = {},
  ): PasskeyAssertion {
    const data = this.#data(deviation)
    const client = clientData('webauthn.get', challenge, deviation)
    const signature = createSign('sha256')
      .update(Buffer.concat([data, sha256(client)]))
      .sign(this.#privateKey)
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
      },
    }
  }

  #credential() {
    const id = base64url(this.#id)
    return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} }
  }

  #data(deviation: Deviation, flags = 0, attested: Uint8Array = new Uint8Array()): Buffer {
    this.#counter += 1
    const {
      rpId = new URL(PUBLIC_URL).hostname,
      verified = true,
      counter = this.#counter,
    } = deviation
    const head = Buffer.alloc(5)
    head.writeUInt8(flags | PRESENT | (verified ? VERIFIED : 0))
    head.writeUInt32BE(counter, 1)
    return Buffer.concat([sha256(rpId), head, attested])
  }
}

function clientData(
  type: string,
  challenge: string,
  { origin = PUBLIC_URL, crossOrigin = false, topOrigin }: Deviation,
): string {
  return JSON.stringify({ type, challenge, origin, crossOrigin, topOrigin })
}
