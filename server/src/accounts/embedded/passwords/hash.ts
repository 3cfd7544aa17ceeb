import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { verifyPassword as verifyScrypt } from 'better-auth/crypto'

/** What a hash of argon2id costs. */
export interface PasswordCost {
  /** KiB. */
  readonly memory: number
  readonly passes: number
}

const ALGORITHM = 'argon2id'
const NONCE_BYTES = 16
const TAG_BYTES = 32
/** The notation of PHC, in which argon2's own tools write hashes. */
const FORM =
  /^\$argon2id\$v=19\$m=(?<memory>\d+),t=(?<passes>\d+),p=1\$(?<nonce>[\w+/]+)\$(?<tag>[\w+/]+)$/

const derive: (algorithm: typeof ALGORITHM, parameters: Argon2Parameters) => Promise<Buffer> =
  promisify(argon2)

/** Returns the hash of a password, with its cost and a nonce of its own. */
export async function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  const nonce = randomBytes(NONCE_BYTES)
  const tag = await deriveTag(password, nonce, cost)
  return `${prefixOf(cost)}${encode(nonce)}$${encode(tag)}`
}

/** Whether a hash is that of a password. It may be of any cost, or of scrypt as better-auth makes it. */
export async function matchesHash(password: string, hash: string): Promise<boolean> {
  const { memory, passes, nonce, tag } = FORM.exec(hash)?.groups ?? {}
  if (!nonce || !tag) return await verifyScrypt({ hash, password })
  const cost = { memory: Number(memory), passes: Number(passes) }
  const expected = Buffer.from(tag, 'base64')
  const derived = await deriveTag(password, Buffer.from(nonce, 'base64'), cost)
  return expected.length === derived.length && timingSafeEqual(expected, derived)
}

/** Whether a hash was made as `hashPassword` makes it now. */
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
