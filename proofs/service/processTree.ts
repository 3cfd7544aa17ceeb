import { readdirSync, readFileSync } from 'node:fs'

/** Of the kernel's times, which are the same on all of Linux. */
const TICKS_PER_SECOND = 100
const BYTES_PER_PAGE = 4096

interface Process {
  readonly pid: number
  readonly parent: number
  /** Seconds, those of children that have ended included. */
  readonly seconds: number
  readonly bytes: number
}

/** What a process and all that it started use. */
interface Usage {
  /** Seconds of processor time so far. */
  readonly seconds: number
  /** Bytes of memory of all together now. */
  readonly bytes: number
  /** Bytes of the largest process that it started. */
  readonly largest: number
}

/** Reads what a process and its descendants use; Linux only. */
function readUsage(pid: number): Usage {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const processes = all.flatMap((name) => readProcess(name) ?? [])
  const tree = processes.filter((process) => process.pid === pid)
  for (const one of tree) tree.push(...processes.filter(({ parent }) => parent === one.pid))
  const sum = (part: (process: Process) => number) =>
    tree.reduce((total, process) => total + part(process), 0)
  return {
    seconds: sum(({ seconds }) => seconds),
    bytes: sum(({ bytes }) => bytes),
    largest: Math.max(0, ...tree.slice(1).map(({ bytes }) => bytes)),
  }
}

function readProcess(pid: string): Process | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // After the name, which may contain spaces and parentheses.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [parent, ...times] = [1, 11, 12, 13, 14].map((index) => Number(fields[index]))
    const ticks = times.reduce((total, time) => total + time, 0)
    const bytes = Number(fields[21]) * BYTES_PER_PAGE
    return { pid: Number(pid), parent: parent ?? 0, seconds: ticks / TICKS_PER_SECOND, bytes }
  } catch {
    // It has ended.
    return undefined
  }
}

/** Watches what a process and its descendants use until it is stopped. */
export function watchUsage(pid: number) {
  const start = readUsage(pid)
  let [most, largest] = [start.bytes, start.largest]
  const timer = setInterval(() => {
    const usage = readUsage(pid)
    most = Math.max(most, usage.bytes)
    largest = Math.max(largest, usage.largest)
  }, 100)
  return {
    start,
    stop: () => {
      clearInterval(timer)
      return { ...readUsage(pid), most, largestEver: largest }
    },
  }
}
