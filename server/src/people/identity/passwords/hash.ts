import {
  type Argon2Parameters,
  argon2,
  randomBytes,
  type ScryptOptions,
  scrypt,
  timingSafeEqual,
} from 'node:crypto'
import { promisify } from 'node:util'

/** Cost parameters of argon2id. */
export interface PasswordCost {
  /** KiB. */
  readonly memory: number
  readonly passes: number
}

const ALGORITHM = 'argon2id'
const NONCE_BYTES = 16
const TAG_BYTES = 32
/** PHC string format. */
const FORM =
  /^\$argon2id\$v=19\$m=(?<memory>\d+),t=(?<passes>\d+),p=1\$(?<nonce>[\w+/]+)\$(?<tag>[\w+/]+)$/

/** What the first version of the service hashed with; 32 MiB of memory suffice. */
const SCRYPT = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 }
const SCRYPT_FORM = /^(?<salt>[0-9a-f]{32}):(?<tag>[0-9a-f]{128})$/
const SCRYPT_TAG_BYTES = 64

const deriveScrypt: (
  password: string,
  salt: string,
  length: number,
  options: ScryptOptions,
) => Promise<Buffer> = promisify(scrypt)

const derive: (algorithm: typeof ALGORITHM, parameters: Argon2Parameters) => Promise<Buffer> =
  promisify(argon2)

/** Hashes a password with a random nonce, into a PHC string. */
export async function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  const nonce = randomBytes(NONCE_BYTES)
  const tag = await deriveTag(password, nonce, cost)
  return `${prefixOf(cost)}${encode(nonce)}$${encode(tag)}`
}

/** Tests whether a password matches a hash: argon2id of any cost, or scrypt. */
export async function matchesHash(password: string, hash: string): Promise<boolean> {
  const { memory, passes, nonce, tag } = FORM.exec(hash)?.groups ?? {}
  if (!nonce || !tag) return await matchesScrypt(password, hash)
  const cost = { memory: Number(memory), passes: Number(passes) }
  const expected = Buffer.from(tag, 'base64')
  const derived = await deriveTag(password, Buffer.from(nonce, 'base64'), cost)
  return expected.length === derived.length && timingSafeEqual(expected, derived)
}

/** The salt is the text of its hexadecimal digits. */
async function matchesScrypt(password: string, hash: string): Promise<boolean> {
  const { salt, tag } = SCRYPT_FORM.exec(hash)?.groups ?? {}
  if (!salt || !tag) return false
  const derived = await deriveScrypt(password.normalize('NFKC'), salt, SCRYPT_TAG_BYTES, SCRYPT)
  return timingSafeEqual(Buffer.from(tag, 'hex'), derived)
}

/** Tests whether a hash has this algorithm and cost. */
export function hasCost(hash: string, cost: PasswordCost): boolean {
  return hash.startsWith(prefixOf(cost))
}

function deriveTag(password: string, nonce: Buffer, cost: PasswordCost): Promise<Buffer> {
  // Keyboards differ in how they compose an umlaut.
  const message = password.normalize('NFKC')
  return derive(ALGORITHM, { ...cost, message, nonce, parallelism: 1, tagLength: TAG_BYTES })
}

function prefixOf({ memory, passes }: PasswordCost): string {
  return `$${ALGORITHM}$v=19$m=${memory},t=${passes},p=1$`
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}
