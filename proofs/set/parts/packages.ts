import { existsSync, globSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { installDebian } from '../../../scripts/debian.ts'

/** Debian's packages by the program that each brings. */
const packages: Readonly<Record<string, string>> = {
  etcd: 'etcd-server',
  patroni: 'patroni',
  patronictl: 'patroni',
  pgbouncer: 'pgbouncer',
  haproxy: 'haproxy',
}

/** Installs the set's programs where they are missing; returns the folder of PostgreSQL's. */
export async function ensurePrograms() {
  const missing = Object.entries(packages).flatMap(([program, name]) =>
    isThere(program) ? [] : [name],
  )
  if (findPostgres() === undefined) missing.push('postgresql')
  // Patroni's client of etcd.
  if (missing.includes('patroni')) missing.push('python3-etcd')
  const fault = missing.length > 0 ? await installDebian(...new Set(missing)) : ''
  const postgres = findPostgres()
  if (postgres !== undefined && Object.keys(packages).every(isThere)) return postgres
  throw new Error(
    `${fault}\nThe set consists of PostgreSQL 15 or newer, Patroni, etcd, PgBouncer and HAProxy. Please install\n` +
      `${[...new Set(missing)].join(', ')}; that works by itself as root on Debian and its derivatives.`,
  )
}

function isThere(program: string) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
  return folders.some((folder) => existsSync(join(folder, program)))
}

/** Returns the newest server that has the programs with which a standby is made. */
function findPostgres() {
  const found = globSync('/usr/lib/postgresql/*/bin/pg_rewind')
  const newest = found.sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
  return newest.map(dirname).find((folder) => existsSync(join(folder, 'postgres')))
}
