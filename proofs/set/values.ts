import { randomBytes, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findFreePort } from '@hausblick/server/src/testing/freePort.ts'
import type { S3Environment } from '../../scripts/s3/server.ts'

const EXAMPLES = join(import.meta.dirname, '../../docs/operations/set')
const HOST = '127.0.0.1'
const listeners = [
  ...['ETCD', 'ETCD_PEER', 'POSTGRES_A', 'POSTGRES_B', 'PATRONI_A', 'PATRONI_B'],
  ...['PRIMARY', 'PGBOUNCER', 'WEB', 'SERVICE_1', 'SERVICE_2', 'SERVICE_3'],
]

/** Values by the names that the examples have in `${…}`. */
export type Values = Readonly<Record<string, string>>

/** Chooses free ports of the loopback and random passwords for the examples. */
export async function chooseValues(s3: S3Environment): Promise<Values> {
  const documents = new URL(s3.TEST_S3_URL ?? '')
  documents.pathname = `/${randomUUID()}`
  const values: Record<string, string> = {
    NETWORK: `${HOST}/32`,
    DOCUMENTS_URL: documents.href,
    DOCUMENTS_KEY: s3.AWS_ACCESS_KEY_ID ?? '',
    DOCUMENTS_SECRET: s3.AWS_SECRET_ACCESS_KEY ?? '',
  }
  for (const name of listeners) {
    const port = await findFreePort()
    Object.assign(values, {
      [`${name}_HOST`]: HOST,
      [`${name}_PORT`]: port,
      [`${name}_ADDRESS`]: `${HOST}:${port}`,
    })
  }
  for (const name of ['DATABASE_PASSWORD', 'SUPERUSER_PASSWORD', 'REPLICATION_PASSWORD', 'SECRET'])
    values[name] = randomBytes(20).toString('hex')
  values.PUBLIC_URL = `http://${values.WEB_ADDRESS}`
  return values
}

/** Fills in an example of docs/operations/set, as `envsubst` does. Throws if a value is missing. */
export function fillExample(name: string, values: Values): string {
  return readFileSync(join(EXAMPLES, name), 'utf8').replace(/\$\{(\w+)\}/g, (_, key: string) => {
    const value = values[key]
    if (value === undefined) throw new Error(`${name} needs a value for ${key}.`)
    return value
  })
}
