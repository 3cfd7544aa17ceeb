/**
 * The process that keeps a throwaway cluster: started by cluster.ts, it makes the cluster, runs it, and
 * stops and removes it as soon as the channel to its parent closes. That happens at the end, and just
 * as well when the parent crashes or is killed, so nothing is ever left behind.
 */
import { execFileSync, spawn } from 'node:child_process'
import { chownSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { outputOf } from '../command.ts'
import { freePort } from '../freePort.ts'

export type Report = { port: number } | { error: string }

const givenBinaries = process.argv[2]
if (!givenBinaries || !process.send) throw new Error('keeper.ts is started by cluster.ts')

const isRoot = process.getuid?.() === 0
// Root's own temporary folder may be closed to the user that PostgreSQL runs as.
const folder = mkdtempSync(join(isRoot ? '/tmp' : tmpdir(), 'hausblick-postgres-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

try {
  await keep(givenBinaries)
} catch (error) {
  report({ error: String(error) })
  process.disconnect?.()
}

async function keep(machineBinaries: string) {
  // PostgreSQL refuses to run as root.
  const user = isRoot ? unprivilegedUser() : undefined
  const binaries = isRoot ? readableByAll(machineBinaries) : machineBinaries
  if (user) chownSync(folder, user.uid, user.gid)

  const data = join(folder, 'data')
  // A collation that is not that of bytes, as most operators' servers have: text that must sort by bytes
  // has to say so, or a test fails. Everyone on the loopback may enter; nobody else can.
  const cluster = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--no-sync']
  const collation = ['--locale=C', '--locale-provider=icu', '--icu-locale=de-DE']
  // English messages whatever the machine speaks, since one of them is waited for below.
  const settings = { ...user, cwd: folder, env: { ...process.env, LC_ALL: 'C' } }
  execFileSync(join(binaries, 'initdb'), ['-D', data, ...cluster, ...collation], {
    ...settings,
    stdio: ['ignore', 'ignore', 'pipe'],
  })

  const port = await freePort()
  const options = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port,
    max_connections: 200,
    // What a test writes need not outlive the machine.
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
  }
  const flags = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const postgres = spawn(join(binaries, 'postgres'), ['-D', data, ...flags], {
    ...settings,
    stdio: ['ignore', 'ignore', 'pipe'],
  })

  let log = ''
  let isReady = false
  postgres.stderr.setEncoding('utf8').on('data', (text: string) => {
    if (isReady) return
    log += text
    isReady = log.includes('ready to accept connections')
    if (isReady) report({ port })
  })
  postgres.once('exit', () => {
    if (!isReady) report({ error: log })
    process.exit()
  })
  if (process.connected) process.once('disconnect', () => postgres.kill('SIGINT'))
  else postgres.kill('SIGINT')
}

function report(message: Report) {
  if (process.connected) process.send?.(message)
}

function unprivilegedUser() {
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => outputOf('id', [flag, name]))
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new Error('PostgreSQL cannot run as root, and there is no user postgres or nobody.')
}

/** The machine's binaries stay where they are; fetched ones may lie in a folder closed to others. */
function readableByAll(binaries: string) {
  if (!binaries.includes('node_modules')) return binaries
  const copy = join(folder, 'postgres')
  cpSync(dirname(binaries), copy, { recursive: true, verbatimSymlinks: true })
  return join(copy, 'bin')
}
