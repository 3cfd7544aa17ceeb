/**
 * The process that keeps a throwaway radosgw: started by server.ts, it makes a cluster of one monitor and one store in
 * memory, and stops and removes all of it as soon as the channel to its parent closes. That happens at the end, and just as
 * well when the parent crashes or is killed, so nothing is ever left behind.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../freePort.ts'
import { configuration, keys } from './configuration.ts'

export type Report = { port: number; accessKey: string; secretKey: string } | { error: string }

const PATIENCE_MS = 120_000

if (!process.send) throw new Error('keeper.ts is started by server.ts')

const folder = mkdtempSync(join(tmpdir(), 'hausblick-s3-'))
const log = openSync(join(folder, 'log'), 'a')
const children: ChildProcess[] = []
process.once('disconnect', () => process.exit())
process.on('exit', () => {
  // What they hold is thrown away, so they need not tidy up.
  for (const child of children) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
})

try {
  report(await keep())
} catch (error) {
  report({ error: `${error}\n${readFileSync(join(folder, 'log'), 'utf8').slice(-4000)}` })
  process.exit()
}

async function keep(): Promise<Report> {
  const [cluster, store] = [randomUUID(), randomUUID()]
  const [monitorPort, port] = [await freePort(), await freePort()]
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
  serve('radosgw', ['-n', 'client.rgw', '-f'])
  await answering(port)
  return { port, accessKey, secretKey }
}

function start(program: string, args: readonly string[]) {
  const env = { ...process.env, CEPH_CONF: join(folder, 'ceph.conf') }
  const child = spawn(program, args, { cwd: folder, env, stdio: ['ignore', log, log] })
  children.push(child)
  return child
}

/** Runs a program to its end. */
async function run(program: string, args: readonly string[]) {
  const [status] = await once(start(program, args), 'exit')
  if (status !== 0) throw new Error(`${program} ${args[0]} has failed.`)
}

/** Starts a program that is to run as long as we do. */
function serve(program: string, args: readonly string[]) {
  start(program, args).once('exit', () => {
    report({
      error: `${program} has ended.\n${readFileSync(join(folder, 'log'), 'utf8').slice(-4000)}`,
    })
    process.exit()
  })
}

async function answering(port: number) {
  const until = performance.now() + PATIENCE_MS
  for (;;) {
    const reply = await fetch(`http://127.0.0.1:${port}/`).catch(() => null)
    if (reply?.ok) return
    if (performance.now() > until) throw new Error('radosgw does not answer.')
    await pause(100)
  }
}

function report(message: Report) {
  if (process.connected) process.send?.(message)
}
