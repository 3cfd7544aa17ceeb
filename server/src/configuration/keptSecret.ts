import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const BYTES = 32

/** The secret that is kept in the data folder. Both are made where they are missing, for this user's eyes only. */
export function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'secret')
  if (!existsSync(file)) make(dataDir, file)
  return readFileSync(file, 'utf8')
}

function make(dataDir: string, file: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
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
