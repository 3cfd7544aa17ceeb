import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { captureCommand } from '../../../scripts/command.ts'
import { NODES, type Node, patroniUrl } from '../parts/database.ts'
import type { SetUnderLoad } from './underLoad.ts'

type Parts = Pick<SetUnderLoad, 'programs' | 'values'>

export function otherThan(node: Node): Node {
  return node === 'a' ? 'b' : 'a'
}

/** Returns the node that Patroni says is the primary. */
export async function findLeader({ values, waitUntil }: SetUnderLoad): Promise<Node> {
  let leader: Node | undefined
  await waitUntil(async () => {
    for (const node of NODES) if (await answers(values, node, 'primary')) leader = node
    return leader !== undefined
  })
  if (!leader) throw new Error('There is no primary.')
  return leader
}

/** Returns whether the other node follows synchronously, so that it can take over without loss. */
export async function hasSynchronousStandby({ values }: Parts): Promise<boolean> {
  const [primaries, standbys] = await Promise.all(
    ['primary', 'synchronous'].map(async (role) => {
      const answered = await Promise.all(NODES.map((node) => answers(values, node, role)))
      return answered.filter(Boolean).length
    }),
  )
  return primaries === 1 && standbys === 1
}

/** Hands over to the other node as an operator does. */
export async function switchOver(set: SetUnderLoad): Promise<void> {
  const leader = await findLeader(set)
  const file = join(set.programs.folder, `patroni-${leader}.yml`)
  const [from, to] = [`--leader=${leader}`, `--candidate=${otherThan(leader)}`]
  const done = await captureCommand('patronictl', ['-c', file, 'switchover', from, to, '--force'])
  if (done.status !== 0) throw new Error(done.output)
}

/** Kills a node's PostgreSQL. */
export function crashPostgres({ programs }: Parts, node: Node): void {
  const file = join(programs.folder, `postgres-${node}/data/postmaster.pid`)
  process.kill(Number(readFileSync(file, 'utf8').split('\n')[0]), 'SIGKILL')
}

async function answers(values: Parts['values'], node: Node, role: string): Promise<boolean> {
  const reply = await fetch(`${patroniUrl(values, node)}/${role}`, {
    signal: AbortSignal.timeout(2000),
  }).catch(() => null)
  await reply?.body?.cancel()
  return reply?.status === 200
}
