import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Long passwords that many people choose, in lower case, the most common first; they add to the dictionaries. */
export const commonPasswords: readonly string[] = readFileSync(
  join(import.meta.dirname, 'common.txt'),
  'utf8',
)
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
