import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '@hausblick/server/src/database/open.ts'
import { sql } from 'kysely'
import { awaitReply } from './awaitReply.ts'
import type { Programs } from './programs.ts'
import { fillExample, type Values } from './template.ts'

const ATTEMPTS = 50

export const NODES = ['a', 'b'] as const
export type Node = (typeof NODES)[number]

/** Starts etcd, a primary and its standby under Patroni, and PgBouncer behind the HAProxy that finds the primary. */
export async function startDatabase(programs: Programs, values: Values, binaries: string) {
  await startEtcd(programs, values)
  for (const node of NODES) {
    programs.makeFolder(`postgres-${node}`)
    programs.writeFile(`patroni-${node}.yml`, patroniOf(programs, values, binaries, node))
    await startPatroni(programs, node)
    // The first becomes the primary; the standby copies it.
    await awaitReply(`${patroniUrl(values, node)}/readiness`, () =>
      programs.readLog(`patroni-${node}`),
    )
  }
  await awaitReply(`${patroniUrl(values, 'b')}/sync`, () => programs.readLog('patroni-b'))

  programs.writeFile('haproxy-database.cfg', fillExample('haproxy-database.cfg', values))
  await programs.start({
    name: 'haproxy-database',
    command: 'haproxy',
    args: ['-f', join(programs.folder, 'haproxy-database.cfg')],
    asUser: true,
  })
  const users = programs.writeFile('users.txt', `"hausblick" "${values.DATABASE_PASSWORD}"\n`)
  const bouncer = fillExample('pgbouncer.ini', { ...values, PGBOUNCER_USERS: users })
  programs.writeFile('pgbouncer.ini', bouncer)
  await startBouncer(programs)
  await createDatabase(pooledUrl(values, 'postgres'), () => programs.readLog('pgbouncer'))
}

export function startPatroni(programs: Programs, node: Node) {
  const args = [join(programs.folder, `patroni-${node}.yml`)]
  return programs.start({ name: `patroni-${node}`, command: 'patroni', args, asUser: true })
}

export function startBouncer(programs: Programs) {
  const args = [join(programs.folder, 'pgbouncer.ini')]
  return programs.start({ name: 'pgbouncer', command: 'pgbouncer', args, asUser: true })
}

export function patroniUrl(values: Values, node: Node) {
  return `http://${values[`PATRONI_${node.toUpperCase()}_ADDRESS`]}`
}

/** Returns the URL of a database through PgBouncer, as the service takes it. */
export function pooledUrl(values: Values, database: string) {
  return databaseUrl(values, 'PGBOUNCER', database)
}

/** Returns the URL of a database past PgBouncer, for what needs a session of its own. */
export function directUrl(values: Values, database: string) {
  return databaseUrl(values, 'PRIMARY', database)
}

/** Returns the URL of the primary for an administrator. */
export function adminUrl({ PRIMARY_ADDRESS, SUPERUSER_PASSWORD }: Values) {
  return `postgres://postgres:${SUPERUSER_PASSWORD}@${PRIMARY_ADDRESS}/postgres`
}

function databaseUrl(values: Values, listener: string, database: string) {
  const address = values[`${listener}_ADDRESS`]
  return `postgres://hausblick:${values.DATABASE_PASSWORD}@${address}/${database}`
}

async function startEtcd(programs: Programs, values: Values) {
  const folder = programs.makeFolder('etcd')
  const own = { ...values, ETCD_NAME: 'etcd-1', ETCD_FOLDER: folder }
  const file = programs.writeFile('etcd.yml', fillExample('etcd.yml', own))
  await programs.start({
    name: 'etcd',
    command: 'etcd',
    args: ['--config-file', file],
    asUser: true,
  })
  await awaitReply(`http://${values.ETCD_ADDRESS}/health`, () => programs.readLog('etcd'))
}

function patroniOf(programs: Programs, values: Values, binaries: string, node: Node) {
  const letter = node.toUpperCase()
  return fillExample('patroni.yml', {
    ...values,
    POSTGRES_NAME: node,
    POSTGRES_ADDRESS: values[`POSTGRES_${letter}_ADDRESS`] ?? '',
    PATRONI_ADDRESS: values[`PATRONI_${letter}_ADDRESS`] ?? '',
    POSTGRES_FOLDER: join(programs.folder, `postgres-${node}`, 'data'),
    POSTGRES_PROGRAMS: binaries,
  })
}

/** Creates the service's database, as soon as connections are accepted. */
async function createDatabase(url: string, explain: () => string) {
  for (let attempt = 1; ; attempt++) {
    const { db, close } = await openDatabase(url)
    try {
      return await sql`create database hausblick`.execute(db)
    } catch (error) {
      if (attempt === ATTEMPTS) throw new Error(`${error}\n${explain()}`, { cause: error })
      await pause(200)
    } finally {
      await close()
    }
  }
}
