import { readdirSync, readFileSync } from 'node:fs'

/** The unit of the kernel's times, the same on all Linux systems. */
const TICKS_PER_SECOND = 100
const BYTES_PER_PAGE = 4096
const SAMPLE_MS = 100

interface Process {
  readonly pid: number
  readonly parent: number
  /** With its number, identifies it. */
  readonly startedAt: string
  /** Processor time of the process itself. */
  readonly seconds: number
  readonly bytes: number
}

/** Reads a process and all that it has started and that still run, it first; Linux only. */
function readTree(pid: number): Process[] {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const processes = all.flatMap((name) => readProcess(name) ?? [])
  const tree = processes.filter((process) => process.pid === pid)
  for (const one of tree) tree.push(...processes.filter(({ parent }) => parent === one.pid))
  return tree
}

function readProcess(pid: string): Process | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // After the name, which may contain spaces and parentheses.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [parent = 0, user = 0, system = 0, pages = 0] = [1, 11, 12, 21].map((index) =>
      Number(fields[index]),
    )
    return {
      pid: Number(pid),
      parent,
      startedAt: fields[19] ?? '',
      seconds: (user + system) / TICKS_PER_SECOND,
      bytes: pages * BYTES_PER_PAGE,
    }
  } catch {
    // It has ended.
    return undefined
  }
}

/** Reads how many bytes of memory a process and all that it has started use; Linux only. */
export function readBytes(pid: number): number {
  return readTree(pid).reduce((total, { bytes }) => total + bytes, 0)
}

/**
 * Watches what a process and all that it starts use until it is stopped. Samples, since the times of processes that are killed
 * with their parents are told to nobody.
 */
export function watchUsage(pid: number) {
  const before = new Map(readTree(pid).map((process) => [identify(process), process.seconds]))
  const seconds = new Map(before)
  let [most, largest] = [0, 0]
  function sample(): void {
    const tree = readTree(pid)
    for (const process of tree) seconds.set(identify(process), process.seconds)
    most = Math.max(
      most,
      tree.reduce((total, { bytes }) => total + bytes, 0),
    )
    largest = Math.max(largest, ...tree.slice(1).map(({ bytes }) => bytes))
  }
  const timer = setInterval(sample, SAMPLE_MS)
  return () => {
    clearInterval(timer)
    sample()
    const sum = (map: ReadonlyMap<string, number>) =>
      [...map.values()].reduce((total, value) => total + value, 0)
    return {
      seconds: sum(seconds) - sum(before),
      /** Bytes of all together, at most. */
      most,
      /** Bytes of the largest process that it started. */
      largest,
    }
  }
}

function identify({ pid, startedAt }: Process): string {
  return `${pid} ${startedAt}`
}
