import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { findFreePort } from '@hausblick/server/src/testing/freePort.ts'
import type { Reply } from './load.ts'

/** What Node's server adds by itself. */
const OWN_HEADERS = ['connection', 'date', 'keep-alive', 'transfer-encoding', 'content-length']

/** Starts a bare `node:http` as a process of its own, which sends these replies by their path. */
export async function startPlain(replies: Readonly<Record<string, Reply>>) {
  const port = await findFreePort()
  const file = join(import.meta.dirname, 'plainReplies.ts')
  const child = spawn(process.execPath, [file, port], { stdio: 'pipe' })
  const told = Object.entries(replies).map(([path, { status, headers, body }]) => {
    const sent = Object.entries(headers).filter(([header]) => !OWN_HEADERS.includes(header))
    return [path, { status, headers: Object.fromEntries(sent), body: body.toString('base64') }]
  })
  child.stdin.end(JSON.stringify(Object.fromEntries(told)))
  await once(child.stdout, 'data')
  return { pid: child.pid ?? 0, url: `http://127.0.0.1:${port}`, stop: () => child.kill() }
}
