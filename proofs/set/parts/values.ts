import { randomBytes } from 'node:crypto'
import { findFreePort } from '@hausblick/server/src/testing/freePort.ts'
import type { Values } from './template.ts'

const HOST = '127.0.0.1'
/** What listens, by the name of its variable in the examples. */
const listeners = [
  'ETCD',
  'ETCD_PEER',
  'POSTGRES_A',
  'POSTGRES_B',
  'PATRONI_A',
  'PATRONI_B',
  'PRIMARY',
  'PGBOUNCER',
  'WEB',
  'SERVICE_1',
  'SERVICE_2',
  'SERVICE_3',
]
const passwords = ['DATABASE_PASSWORD', 'SUPERUSER_PASSWORD', 'REPLICATION_PASSWORD', 'SECRET']

/** Returns free ports of the loopback and random passwords for the examples. */
export async function chooseValues(): Promise<Values> {
  const values: Record<string, string> = { NETWORK: `${HOST}/32` }
  for (const name of listeners) {
    const port = await findFreePort()
    values[`${name}_HOST`] = HOST
    values[`${name}_PORT`] = port
    values[`${name}_ADDRESS`] = `${HOST}:${port}`
  }
  for (const name of passwords) values[name] = randomBytes(20).toString('hex')
  values.PUBLIC_URL = `http://${values.WEB_ADDRESS}`
  return values
}
