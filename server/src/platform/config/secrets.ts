import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The first secret signs; the previous ones still verify while the secret is being replaced. */
export type Secrets = readonly [current: string, ...previous: string[]]

const BYTES = 32

/** Returns the secret in the data folder; creates one, readable by this user only, if there is none. */
export function readOrCreateSecret(dataDir: string): string {
  const file = join(dataDir, 'secret')
  if (!existsSync(file)) createSecret(file)
  return readFileSync(file, 'utf8')
}

function createSecret(file: string): void {
  const draft = `${file}.${process.pid}`
  try {
    writeFileSync(draft, randomBytes(BYTES).toString('base64url'), { mode: 0o600, flush: true })
    // Linking is atomic: of concurrent processes one wins, and none reads a half-written secret.
    linkSync(draft, file)
  } catch (error) {
    if (!existsSync(file)) throw error
  } finally {
    rmSync(draft, { force: true })
  }
}
