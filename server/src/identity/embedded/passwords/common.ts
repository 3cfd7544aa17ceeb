import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const file = join(import.meta.dirname, 'common.txt')
const passwords = new Set(
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#')),
)

/** Whether this is a password that many people choose, in upper or lower case. */
export function isCommon(password: string): boolean {
  return passwords.has(password.toLowerCase())
}
