import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
/** The secret that signs, and after it one that still counts while the secret is exchanged. */
export type Secrets = readonly [current: string, ...previous: string[]]

const BYTES = 32

/** Reads the secret that is kept in the data folder; it is made where it is missing, for this user's eyes only. */
export function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'secret')
  if (!existsSync(file)) make(file)
  return readFileSync(file, 'utf8')
}

function make(file: string): void {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, randomBytes(BYTES).toString('base64url'), { mode: 0o600 })
  try {
    // Of processes that start together one wins, and none can read a secret that is half written.
    linkSync(draft, file)
  } catch (error) {
    if (!existsSync(file)) throw error
  } finally {
    rmSync(draft)
  }
}
