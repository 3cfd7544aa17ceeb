import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { verifyPassword as verifyScrypt } from 'better-auth/crypto'

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

const derive: (algorithm: typeof ALGORITHM, parameters: Argon2Parameters) => Promise<Buffer> =
  promisify(argon2)

/** Hashes a password with a random nonce, into a PHC string. */
export async function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  const nonce = randomBytes(NONCE_BYTES)
  const tag = await deriveTag(password, nonce, cost)
  return `${prefixOf(cost)}${encode(nonce)}$${encode(tag)}`
}

/** Tests whether a password matches a hash: argon2id of any cost, or better-auth's scrypt. */
export async function matchesHash(password: string, hash: string): Promise<boolean> {
  const { memory, passes, nonce, tag } = FORM.exec(hash)?.groups ?? {}
  if (!nonce || !tag) return await verifyScrypt({ hash, password })
  const cost = { memory: Number(memory), passes: Number(passes) }
  const expected = Buffer.from(tag, 'base64')
  const derived = await deriveTag(password, Buffer.from(nonce, 'base64'), cost)
  return expected.length === derived.length && timingSafeEqual(expected, derived)
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
