import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { awaitReply } from './awaitReply.ts'
import type { Programs } from './programs.ts'
import { fillExample, type Values } from './template.ts'

export const PROCESSES = ['service-1', 'service-2', 'service-3'] as const
export type Process = (typeof PROCESSES)[number]

const main = join(import.meta.dirname, '@hausblick/server/src/main.ts')

/** Starts the processes of the service, and the HAProxy in front of them. */
export async function startService(programs: Programs, values: Values) {
  // The first one migrates; the others wait for it.
  await Promise.all(PROCESSES.map((name) => startProcess(programs, values, name)))
  programs.writeFile('haproxy.cfg', fillExample('haproxy.cfg', values))
  await programs.start({
    name: 'haproxy',
    command: 'haproxy',
    args: ['-f', join(programs.folder, 'haproxy.cfg')],
    asUser: true,
  })
  await awaitReply(`${values.PUBLIC_URL}/readyz`, () => programs.readLog('haproxy'))
}

/** Starts a process of the service; resolves once it is ready. */
export async function startProcess(programs: Programs, values: Values, name: Process) {
  const environment = environmentOf(programs, values, name)
  mkdirSync(environment.DATA_DIR ?? '', { recursive: true })
  await programs.start({
    name,
    command: process.execPath,
    args: [main],
    environment,
    isRestarted: true,
  })
  const url = `http://${environment.HOST}:${environment.PORT}/readyz`
  await awaitReply(url, () => programs.readLog(name))
}

/** Returns the environment of a process of the service, which is that of the operator's commands as well. */
export function environmentOf(
  { folder }: Pick<Programs, 'folder'>,
  values: Values,
  name: Process,
): Readonly<Record<string, string>> {
  const variable = name.toUpperCase().replace('-', '_')
  const own = {
    SERVICE_HOST: values[`${variable}_HOST`] ?? '',
    SERVICE_PORT: values[`${variable}_PORT`] ?? '',
    DATA_DIR: join(folder, name),
  }
  const read = parseEnv(fillExample('service.env', { ...values, ...own }))
  return Object.fromEntries(Object.entries(read).map(([key, value]) => [key, value ?? '']))
}
