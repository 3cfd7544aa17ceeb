import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { withDatabaseAt } from '@hausblick/server/src/testing/withDatabaseAt.ts'
import { sql } from 'kysely'
import { answers, type Programs, waitUntil } from './programs.ts'
import { fillExample, type Values } from './values.ts'

const MAIN = join(import.meta.dirname, '../../server/src/main.ts')
export const NODES = ['a', 'b'] as const
export type Node = (typeof NODES)[number]
const SERVICES = [1, 2, 3]

/** Where the set's programs run, and with which values of the examples. */
export interface Place {
  readonly programs: Programs
  readonly values: Values
}

/** Starts etcd, a primary and its standby under Patroni, and PgBouncer behind the HAProxy that finds the primary. */
export async function startDatabase({ programs, values }: Place, binaries: string): Promise<void> {
  const write = (file: string, own: Values = {}, name = file) =>
    programs.writeFile(name, fillExample(file, { ...values, ...own }))
  write('etcd.yml', { ETCD_NAME: 'etcd-1', ETCD_FOLDER: programs.makeFolder('etcd-data') })
  for (const node of NODES) {
    const own = (part: string) => values[`${part}_${node.toUpperCase()}_ADDRESS`] ?? ''
    const named = {
      POSTGRES_NAME: node,
      POSTGRES_ADDRESS: own('POSTGRES'),
      PATRONI_ADDRESS: own('PATRONI'),
      POSTGRES_FOLDER: join(programs.makeFolder(node), 'data'),
      POSTGRES_PROGRAMS: binaries,
    }
    write('patroni.yml', named, `patroni-${node}.yml`)
  }
  write('haproxy-database.cfg')
  const users = programs.writeFile('users.txt', `"hausblick" "${values.DATABASE_PASSWORD}"\n`)
  write('pgbouncer.ini', { PGBOUNCER_USERS: users })

  const place = { programs, values }
  await startPart(place, 'etcd')
  await waitUntil('etcd', () => answers(`http://${values.ETCD_ADDRESS}/health`))
  for (const node of NODES) {
    await startPart(place, `patroni-${node}`)
    // The first becomes the primary; the standby copies it.
    await waitUntil(`PostgreSQL ${node}`, () => isNode(values, node, 'readiness'))
  }
  await waitUntil('a synchronous standby', () => isNode(values, 'b', 'sync'))
  await startPart(place, 'haproxy-database')
  await startPart(place, 'pgbouncer')
  await waitUntil('a database', () =>
    withDatabaseAt(databaseUrl(values, 'postgres'), ({ db }) =>
      sql`create database hausblick`.execute(db),
    ).then(
      () => true,
      () => false,
    ),
  )
}

/** Starts the processes of the service, of which the first one migrates, and the HAProxy in front of them. */
export async function startServices(place: Place): Promise<void> {
  place.programs.writeFile('haproxy.cfg', fillExample('haproxy.cfg', place.values))
  for (const number of SERVICES) await startPart(place, `service-${number}`)
  await startPart(place, 'haproxy')
  await waitUntil('ready', () => isWhole(place))
}

/** Starts a part by its name, the first time and after it was ended. */
export async function startPart({ programs, values }: Place, name: string): Promise<void> {
  const file = (ending: string) => join(programs.folder, `${name}.${ending}`)
  if (name === 'etcd') return await programs.start(name, ['etcd', '--config-file', file('yml')])
  if (name === 'pgbouncer') return await programs.start(name, ['pgbouncer', file('ini')])
  if (name.startsWith('haproxy')) return await programs.start(name, ['haproxy', '-f', file('cfg')])
  if (name.startsWith('patroni')) return await programs.start(name, ['patroni', file('yml')])
  const own = {
    SERVICE_HOST: '127.0.0.1',
    SERVICE_PORT: values[`${name.toUpperCase().replace('-', '_')}_PORT`] ?? '',
    DATA_DIR: join(programs.folder, name),
  }
  const environment = parseEnv(fillExample('service.env', { ...values, ...own }))
  // All clients have one address.
  const all = { ...environment, REQUESTS_PER_MINUTE: '0' }
  await programs.start(name, [process.execPath, MAIN], all)
  await waitUntil(name, () => answers(`http://127.0.0.1:${own.SERVICE_PORT}/readyz`))
}

/** Returns the URL of a database through PgBouncer. */
export function databaseUrl(values: Values, name: string): string {
  return `postgres://hausblick:${values.DATABASE_PASSWORD}@${values.PGBOUNCER_ADDRESS}/${name}`
}

/** Returns which node Patroni says is the primary. */
export async function findLeader({ values }: Place): Promise<Node> {
  return (await isNode(values, 'a', 'primary')) ? 'a' : 'b'
}

/** Returns whether every process is ready, and PostgreSQL has a standby that can take over without loss. */
export async function isWhole({ values }: Place): Promise<boolean> {
  const [primary, standby] = (await isNode(values, 'a', 'primary')) ? NODES : NODES.toReversed()
  const all = await Promise.all([
    ...SERVICES.map((number) => answers(`http://${values[`SERVICE_${number}_ADDRESS`]}/readyz`)),
    answers(`${values.PUBLIC_URL}/readyz`),
    isNode(values, primary ?? 'a', 'primary'),
    isNode(values, standby ?? 'b', 'synchronous'),
  ])
  return all.every(Boolean)
}

function isNode(values: Values, node: Node, role: string): Promise<boolean> {
  return answers(`http://${values[`PATRONI_${node.toUpperCase()}_ADDRESS`]}/${role}`)
}
