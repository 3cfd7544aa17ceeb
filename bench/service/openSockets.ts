import { readFile } from 'node:fs/promises'
import { type SlowKind, slowKinds } from './slowKinds.ts'

/** Returns how many connections of each kind a service on this port has, as the system lists them; Linux only. */
export async function countOpenSockets(port: number): Promise<Record<SlowKind, number>> {
  const counts = { reader: 0, upload: 0, body: 0, idle: 0 }
  const own = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  for (const line of (await readFile('/proc/net/tcp', 'utf8')).split('\n').slice(1)) {
    const [, local, remote, , , , , , , inode] = line.trim().split(/\s+/)
    // What a process has closed already, and the system still has to send, has no inode.
    if (!local?.endsWith(own) || inode === '0') continue
    // Addresses are written backwards: 0100017F is 127.1.0.1.
    const kind = slowKinds[Number.parseInt(remote?.slice(4, 6) ?? '', 16) - 1]
    if (kind !== undefined) counts[kind] += 1
  }
  return counts
}

/** Returns the resident memory of a process in megabytes; Linux only. */
export async function readMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024
}
