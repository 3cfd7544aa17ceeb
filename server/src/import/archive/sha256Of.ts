import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { REFUSALS, Refused } from './refused.ts'

/** The checksum of a file, in hex. */
export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256')
  try {
    for await (const chunk of createReadStream(file)) hash.update(chunk)
  } catch (cause) {
    throw new Refused(REFUSALS.unreadable, { cause })
  }
  return hash.digest('hex')
}
