/** Keeps a throwaway cluster; started by cluster.ts with the folder of PostgreSQL's programs. */
import {
  type ChildProcess,
  type ChildProcessByStdio,
  execFileSync,
  spawn,
} from 'node:child_process'
import { once } from 'node:events'
import { chownSync, cpSync, mkdtempSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { findFreePort } from '../../server/src/testing/freePort.ts'
import { keepServer } from '../throwaway/keepServer.ts'
import { unprivilegedUser } from '../throwaway/unprivilegedUser.ts'

const [, , machineBinaries = ''] = process.argv
const isRoot = process.getuid?.() === 0
// Root's own temporary folder may be closed to the user that PostgreSQL runs as.
const parent = isRoot && !isOpenToAll(tmpdir()) ? '/tmp' : tmpdir()
const folder = mkdtempSync(join(parent, 'hausblick-postgres-'))
let postgres: ChildProcess | undefined

await keepServer({ folder, start, stop })

async function start(): Promise<string> {
  // PostgreSQL refuses to run as root.
  const user = isRoot ? unprivilegedUser() : undefined
  const binaries = isRoot ? readableByAll(machineBinaries) : machineBinaries
  if (user) chownSync(folder, user.uid, user.gid)

  const data = join(folder, 'data')
  // A non-bytewise collation, as on most servers: queries that need byte order must say so, or a test fails. Only the
  // loopback may connect.
  const cluster = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--no-sync']
  const collation = ['--locale=C', '--locale-provider=icu', '--icu-locale=de-DE']
  // English messages, whatever the machine's language, since one of them is awaited below.
  const settings = { ...user, cwd: folder, env: { ...process.env, LC_ALL: 'C' } }
  execFileSync(join(binaries, 'initdb'), ['-D', data, ...cluster, ...collation], {
    ...settings,
    stdio: ['ignore', 'ignore', 'pipe'],
  })

  const port = await findFreePort()
  const options = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port,
    max_connections: 200,
    // Test data need not survive a crash.
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
  }
  const flags = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(join(binaries, 'postgres'), ['-D', data, ...flags], {
    ...settings,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  postgres = server

  await untilReady(server)
  server.once('exit', () => process.exit())
  return `postgres://postgres@127.0.0.1:${port}/postgres`
}

/** Resolves once the server accepts connections. Reads its log to the end: a server that cannot write it hangs. */
async function untilReady({ stderr }: ChildProcessByStdio<null, null, Readable>): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let log = ''
  let isReady = false
  stderr.setEncoding('utf8').on('data', (text: string) => {
    if (isReady) return
    log += text
    isReady = log.includes('ready to accept connections')
    if (isReady) resolve()
  })
  stderr.once('end', () => reject(new Error(log)))
  await promise
}

async function stop(): Promise<void> {
  if (postgres === undefined || postgres.exitCode !== null) return
  postgres.kill('SIGINT')
  await once(postgres, 'exit')
}

function isOpenToAll(folder: string): boolean {
  const isOpen = (statSync(folder).mode & 0o001) !== 0
  return isOpen && (folder === dirname(folder) || isOpenToAll(dirname(folder)))
}

/** Returns binaries that any user can read: fetched ones may be in a folder closed to others, and are copied. */
function readableByAll(binaries: string) {
  if (!binaries.includes('node_modules')) return binaries
  const copy = join(folder, 'postgres')
  cpSync(dirname(binaries), copy, { recursive: true, verbatimSymlinks: true })
  return join(copy, 'bin')
}
