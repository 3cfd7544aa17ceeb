import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from '../scripts/freePort.ts'

const server = join(import.meta.dirname, '../server/src')

/** pino's number for the level `error`; `fatal` is above it. */
const errorLevel = 50

export type Service = Awaited<ReturnType<typeof startService>>

/**
 * Starts the real service, as `npm start` does, on a free port and with data of its own.
 * Neither variables nor an .env of the developer's reach it; `settings` are its variables (design §3).
 */
export async function startService(settings: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'hausblick-e2e-'))
  const data = join(folder, 'data')
  const port = await freePort()
  const url = `http://localhost:${port}`
  const options = {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      PORT: String(port),
      DATA_DIR: data,
      ...settings,
    },
  }

  const child = spawn(process.execPath, [join(server, 'main.ts')], options)
  const ended = once(child, 'exit')
  let log = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      log += text
    })
  await answering(`${url}/readyz`, () => {
    if (child.exitCode !== null) throw new Error(`The service ended at its start:\n${log}`)
  })

  const run = async (command: string, args: string[]) =>
    (await promisify(execFile)(process.execPath, [join(server, command), ...args], options)).stdout

  return {
    url,
    /** The service's `DATA_DIR`. */
    dataFolder: data,
    /** Where the service writes the mails that it sends. */
    mailFolder: join(data, 'mail'),
    /** Reads operator data, as `npm run import` does. */
    importFiles: (...paths: string[]) => run('import/command.ts', paths),
    /** The sign-up link for a customer, or an operator or staff member, as `npm run invite` prints it. */
    invite: async (invitee: string, kind: 'customer' | 'operator' | 'staff' = 'customer') =>
      (await run('invitations/command.ts', [`--${kind}`, invitee])).trim(),
    /** The sign-up link that the start has printed for an operator. */
    printedLink: (email: string) =>
      log
        .split('\n')
        .find((line) => line.includes(email))
        ?.split('  ')[1] ?? '',
    /** Ends the service as an operator does, and finds fault with how it ran. */
    stop: async () => {
      child.kill('SIGTERM')
      const [status] = await ended
      await rm(folder, { recursive: true })
      if (status !== 0) throw new Error(`The service ended with status ${status}:\n${log}`)
      const errors = log.split('\n').filter(isError)
      if (errors.length > 0) throw new Error(`The service logged errors:\n${errors.join('\n')}`)
    },
  }
}

async function answering(address: string, check: () => void) {
  const isThere = () =>
    fetch(address).then(
      (reply) => reply.ok,
      () => false,
    )
  while (!(await isThere())) {
    check()
    await setTimeout(20)
  }
}

function isError(line: string) {
  return line.startsWith('{') && JSON.parse(line).level >= errorLevel
}
