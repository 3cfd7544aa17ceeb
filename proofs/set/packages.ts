import { existsSync, globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { installDebian } from '../../scripts/debian.ts'

const packages = ['haproxy', 'pgbouncer', 'patroni', 'python3-etcd', 'etcd-server', 'postgresql']
const programs = ['haproxy', 'pgbouncer', 'patroni', 'etcd']
const folders = ['/usr/bin', '/usr/sbin']

/** Installs the set's programs where they are missing; returns the folder of PostgreSQL's. */
export async function ensurePrograms(): Promise<string> {
  const fault = findPostgres() && areThere() ? '' : await installDebian(...packages)
  const postgres = findPostgres()
  if (postgres && areThere()) return postgres
  throw new Error(`${fault}\nThe set needs root, and of Debian's packages ${packages.join(', ')}.`)
}

function areThere(): boolean {
  return programs.every((name) => folders.some((folder) => existsSync(join(folder, name))))
}

/** Returns the newest server that has the programs with which a standby is made. */
function findPostgres(): string | undefined {
  const found = globSync('/usr/lib/postgresql/*/bin/pg_rewind')
  const newest = found.sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
  return newest.map(dirname).find((folder) => existsSync(join(folder, 'postgres')))
}
