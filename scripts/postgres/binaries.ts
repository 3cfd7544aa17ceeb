import { existsSync, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { readOutput } from '../command.ts'
import { fetchPostgres } from './fetch.ts'

/** Earlier versions cannot initialise a cluster with an ICU collation and are no longer maintained. */
const minVersion = 15

const places = [
  ...(process.env.PATH ?? '').split(delimiter),
  ...newestFirst('/usr/lib/postgresql/*/bin'),
  ...newestFirst('/usr/pgsql-*/bin'),
  ...newestFirst('/opt/homebrew/opt/postgresql*/bin'),
  ...newestFirst('/usr/local/opt/postgresql*/bin'),
  ...newestFirst('/Applications/Postgres.app/Contents/Versions/*/bin'),
]

/** Returns the folder of `initdb` and `postgres`: the system's, or else fetched. */
export async function findPostgres() {
  return places.find(isUsable) ?? (await fetchPostgres(isUsable))
}

function newestFirst(pattern: string) {
  return globSync(pattern).sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
}

function isUsable(folder: string) {
  const [initdb, postgres] = ['initdb', 'postgres'].map((name) =>
    join(folder, process.platform === 'win32' ? `${name}.exe` : name),
  )
  if (!initdb || !postgres || !existsSync(initdb) || !existsSync(postgres)) return false
  const version = readOutput(postgres, ['--version'])?.match(/\d+/)?.[0]
  return Number(version ?? 0) >= minVersion
}
