/** Keeps a throwaway dovecot; started by server.ts. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findFreePort } from '../../server/src/testing/freePort.ts'
import { keepServer } from '../throwaway/keepServer.ts'
import { unprivilegedUser } from '../throwaway/unprivilegedUser.ts'
import { configuration, verifying } from './configuration.ts'

const PATIENCE_MS = 30_000
/** The temporary folder of a run is too long a path for sockets. */
const PARENT = '/tmp'

const folder = mkdtempSync(join(PARENT, 'hausblick-mail-'))
let dovecot: ChildProcess | undefined

await keepServer({ folder, start, stop })

async function start(): Promise<Record<string, string>> {
  const { uid, gid } = process.getuid?.() === 0 ? unprivilegedUser() : userInfo()
  const nameOf = (flag: string) =>
    execFileSync(
      'getent',
      [flag === '-u' ? 'passwd' : 'group', String(flag === '-u' ? uid : gid)],
      {
        encoding: 'utf8',
      },
    ).split(':')[0] ?? ''
  const [port, securePort] = [await findFreePort(), await findFreePort()]
  const tokensPort = await findFreePort()
  const password = randomBytes(12).toString('hex')
  for (const name of ['.', 'run', 'state', 'mail']) {
    const path = join(folder, name)
    mkdirSync(path, { recursive: true })
    chownSync(path, uid, gid)
  }
  const file = join(folder, 'dovecot.conf')
  const named = { user: nameOf('-u'), group: nameOf('-g') }
  const version = execFileSync('dovecot', ['--version'], { encoding: 'utf8' })
  const given = { version, folder, port, securePort, uid, gid, password, tokensPort, ...named }
  writeFileSync(join(folder, 'oauth2.conf'), verifying(tokensPort))
  writeFileSync(file, configuration(given))
  const certificate = certify()
  const server = spawn('dovecot', ['-F', '-c', file], {
    // It says there what is wrong with its settings.
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  dovecot = server
  await Promise.race([answering(Number(port)), ended(server)]).catch((error) => {
    throw new Error(`${error}\n${readLog()}`)
  })
  server.once('exit', () => process.exit())
  return {
    TEST_IMAP_URL: `imap://USER:${password}@127.0.0.1:${port}`,
    TEST_IMAPS_PORT: securePort,
    TEST_TOKENS_PORT: tokensPort,
    NODE_EXTRA_CA_CERTS: certificate,
  }
}

/** Makes the server's certificate, which names the loopback's address but not its name; returns its file. */
function certify(): string {
  const certificate = join(folder, 'cert.pem')
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const names = ['-subj', '/CN=hausblick-mail', '-addext', 'subjectAltName=IP:127.0.0.1']
  const files = ['-keyout', join(folder, 'key.pem'), '-out', certificate]
  execFileSync('openssl', ['req', '-x509', '-days', '2', ...key, ...names, ...files], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  return certificate
}

async function stop(): Promise<void> {
  if (dovecot === undefined || dovecot.exitCode !== null) return
  dovecot.kill('SIGTERM')
  await once(dovecot, 'exit')
}

async function ended(server: ChildProcess): Promise<never> {
  await once(server, 'exit')
  throw new Error('dovecot has ended.')
}

async function answering(port: number): Promise<void> {
  const until = performance.now() + PATIENCE_MS
  for (;;) {
    const socket = connect(port, '127.0.0.1')
    try {
      await once(socket, 'data')
      return
    } catch {
      if (performance.now() > until) throw new Error('dovecot does not answer.')
      await pause(50)
    } finally {
      socket.destroy()
    }
  }
}

function readLog(): string {
  try {
    return readFileSync(join(folder, 'log'), 'utf8').slice(-4000)
  } catch {
    return ''
  }
}
