import { existsSync, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { outputOf } from '../command.ts'
import { fetchPostgres } from './fetch.ts'

/** Older ones cannot give a new cluster an ICU collation, and are out of maintenance. */
const oldestVersion = 15

const places = [
  ...(process.env.PATH ?? '').split(delimiter),
  ...newestFirst('/usr/lib/postgresql/*/bin'),
  ...newestFirst('/usr/pgsql-*/bin'),
  ...newestFirst('/opt/homebrew/opt/postgresql*/bin'),
  ...newestFirst('/usr/local/opt/postgresql*/bin'),
  ...newestFirst('/Applications/Postgres.app/Contents/Versions/*/bin'),
]

/** The folder with `initdb` and `postgres`: the machine's own, else fetched. */
export async function postgresBinaries() {
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
  const version = outputOf(postgres, ['--version'])?.match(/\d+/)?.[0]
  return Number(version ?? 0) >= oldestVersion
}
