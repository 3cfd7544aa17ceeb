import { createHash } from 'node:crypto'
import { logoLimits } from '@hausblick/contract/calls/operator.ts'
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../database/tables/schema.ts'

const SIGNATURE = '89504e470d0a1a0a'
const HEADER = 'IHDR'
/** Signature, length and name of the first chunk; then width and height. */
const WIDTH_AT = 16
const HEIGHT_AT = 20
const END = Buffer.from('0000000049454e44ae426082', 'hex')

/** Returns whether bytes are a PNG that is small enough, without decoding it. */
export function isLogo(bytes: Buffer): boolean {
  if (bytes.length < HEIGHT_AT + 4 + END.length || bytes.length > logoLimits.bytes) return false
  if (bytes.subarray(0, 8).toString('hex') !== SIGNATURE) return false
  if (bytes.subarray(12, 16).toString('latin1') !== HEADER) return false
  const [width, height] = [bytes.readUInt32BE(WIDTH_AT), bytes.readUInt32BE(HEIGHT_AT)]
  const fits = width > 0 && height > 0 && width <= logoLimits.width && height <= logoLimits.height
  return fits && bytes.subarray(-END.length).equals(END)
}

export async function keepLogo(trx: Transaction<Schema>, bytes: Buffer): Promise<string> {
  const hash = createHash('sha256').update(bytes).digest('hex')
  await trx
    .insertInto('operator_logo')
    .values({ hash, png: bytes.toString('base64') })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute()
  return hash
}

/** Returns a logo in Base64; empty if there is none of this hash. */
export async function readLogo(db: Kysely<Schema>, hash: string): Promise<string> {
  const row = await db
    .selectFrom('operator_logo')
    .select('png')
    .where('hash', '=', hash)
    .executeTakeFirst()
  return row?.png ?? ''
}
