/** Runs the set's programs as its parent orders; started by programs.ts. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, globSync, mkdirSync, mkdtempSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { keepServer } from '../../../scripts/throwaway/keepServer.ts'
import { unprivilegedUser } from '../../../scripts/throwaway/unprivilegedUser.ts'
import type { Answer, Order, Program } from './orders.ts'

const RESTARTED_AFTER_MS = 1000

const folder = mkdtempSync('/tmp/hausblick-set-')
/** PostgreSQL and PgBouncer refuse to run as root. */
const user = process.getuid?.() === 0 ? unprivilegedUser() : undefined
const children = new Map<string, ChildProcess>()

// Programs of another user have folders of their own in it.
chmodSync(folder, 0o711)
mkdirSync(join(folder, 'logs'))

process.on('message', async (order: Order) => {
  const answer = await obey(order).then(
    (): Answer => ({ id: order.id }),
    (error: unknown): Answer => ({ id: order.id, error: String(error) }),
  )
  if (process.connected) process.send?.(answer)
})

await keepServer({
  folder,
  start: async () => ({ folder, user: user ?? null }),
  stop: async () => {
    const ended = [...children.values()].map((child) => end(child, 'SIGKILL'))
    await Promise.all([...ended, ...endServers()])
  },
})

async function obey(order: Order) {
  if ('start' in order) return await start(order.start)
  const child = children.get(order.end)
  if (child) await end(child, order.signal)
}

async function start(program: Program) {
  const { name, command, args, environment, asUser, isRestarted = false } = program
  const log = openSync(join(folder, 'logs', name), 'a')
  const child = spawn(command, args, {
    cwd: folder,
    env: { PATH: `${process.env.PATH}:/usr/sbin`, LC_ALL: 'C.UTF-8', ...environment },
    stdio: ['ignore', log, log],
    ...(asUser && user),
  })
  await once(child, 'spawn')
  children.set(name, child)
  child.once('exit', async (status) => {
    if (!isRestarted || !status) return
    await pause(RESTARTED_AFTER_MS)
    if (children.get(name) === child && process.connected) await start(program)
  })
}

async function end(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

/** Ends the servers of PostgreSQL, which outlive a Patroni that is killed. */
function endServers() {
  return globSync(join(folder, '*/*/postmaster.pid')).map(async (file) => {
    const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
    try {
      for (process.kill(pid, 'SIGQUIT'); ; process.kill(pid, 0)) await pause(50)
    } catch {
      // It has ended.
    }
  })
}
