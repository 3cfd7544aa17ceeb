/** Keeps a throwaway radosgw, with a cluster of one monitor and one in-memory store; started by server.ts. */
import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findFreePort } from '../../server/src/testing/freePort.ts'
import { keepServer } from '../throwaway/keepServer.ts'
import { configuration, keys } from './configuration.ts'
import type { GatewayOrder } from './server.ts'

const PATIENCE_MS = 120_000

const folder = mkdtempSync(join(tmpdir(), 'hausblick-s3-'))
const log = openSync(join(folder, 'log'), 'a')
const children: ChildProcess[] = []
let gateway: ChildProcess | undefined
const ended = Promise.withResolvers<never>()

await keepServer({
  folder,
  start: () =>
    Promise.race([start(), ended.promise]).catch((error) => {
      throw new Error(`${error}\n${readFileSync(join(folder, 'log'), 'utf8').slice(-4000)}`)
    }),
  stop: () => {
    // Their data is discarded, so they need no shutdown.
    for (const child of children) child.kill('SIGKILL')
  },
})

async function start(): Promise<Record<string, string>> {
  const [cluster, store] = [randomUUID(), randomUUID()]
  const [monitorPort, port] = [await findFreePort(), await findFreePort()]
  for (const name of ['mon', 'osd', 'rgw']) mkdirSync(join(folder, name))
  writeFileSync(join(folder, 'ceph.conf'), configuration({ folder, cluster, monitorPort, port }))
  for (const args of keys) await run('ceph-authtool', ['keyring', ...args])
  const monitor = ['--addv', 'a', `[v2:127.0.0.1:${monitorPort}]`]
  await run('monmaptool', ['--create', '--fsid', cluster, ...monitor, 'monmap'])
  await run('ceph-mon', ['-i', 'a', '--mkfs', '--monmap', 'monmap', '--keyring', 'keyring'])
  serve('ceph-mon', ['-i', 'a', '-f'])
  await run('ceph', ['--connect-timeout', '60', 'osd', 'new', store])
  await run('ceph-osd', ['-i', '0', '--mkfs', '--osd-uuid', store])
  serve('ceph-osd', ['-i', '0', '-f'])
  const [accessKey, secretKey] = [randomBytes(10).toString('hex'), randomBytes(20).toString('hex')]
  const user = ['--uid=tests', '--display-name=tests']
  const secrets = [`--access-key=${accessKey}`, `--secret-key=${secretKey}`]
  await run('radosgw-admin', ['user', 'create', ...user, ...secrets])
  startGateway()
  await answering(port)
  process.on('message', (order: GatewayOrder) => {
    if (order === 'leave') gateway?.kill('SIGKILL')
    else startGateway()
  })
  ended.promise.catch(() => process.connected && process.disconnect?.())
  return {
    TEST_S3_URL: `s3://hausblick?endpoint=http://127.0.0.1:${port}`,
    AWS_ACCESS_KEY_ID: accessKey,
    AWS_SECRET_ACCESS_KEY: secretKey,
  }
}

function startProgram(program: string, args: readonly string[]) {
  const env = { ...process.env, CEPH_CONF: join(folder, 'ceph.conf') }
  const child = spawn(program, args, { cwd: folder, env, stdio: ['ignore', log, log] })
  children.push(child)
  return child
}

/** Runs a program to its end. Throws if it fails. */
async function run(program: string, args: readonly string[]) {
  const [status] = await once(startProgram(program, args), 'exit')
  if (status !== 0) throw new Error(`${program} ${args[0]} failed.`)
}

/** The only program that may end and be started again, as a parent orders. */
function startGateway() {
  gateway = startProgram('radosgw', ['-n', 'client.rgw', '-f'])
}

/** Starts a daemon. */
function serve(program: string, args: readonly string[]) {
  startProgram(program, args).once('exit', () => ended.reject(new Error(`${program} has ended.`)))
}

async function answering(port: string) {
  const until = performance.now() + PATIENCE_MS
  for (;;) {
    const reply = await fetch(`http://127.0.0.1:${port}/`).catch(() => null)
    if (reply?.ok) return
    if (performance.now() > until) throw new Error('radosgw does not answer.')
    await pause(100)
  }
}
