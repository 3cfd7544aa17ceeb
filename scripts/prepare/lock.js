import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { root } from './step.js'

/** Outside node_modules, which is removed while the lock is held. */
const lock = join(root, '.prepare.lock')

/**
 * Waits for the lock, then runs `work` while no other process prepares this folder.
 * @param {() => void} work
 */
export async function withLock(work) {
  if (!tryLock()) {
    process.stderr.write('Waiting for another process that prepares this folder …\n')
    while (!tryLock()) await setTimeout(100)
  }
  process.on('exit', () => rmSync(lock, { force: true }))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1))
  work()
}

function tryLock() {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (!isFileExists(error)) throw error
    if (!isHeld()) rmSync(lock, { force: true })
    return false
  }
}

/** @param {unknown} error */
function isFileExists(error) {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST'
}

/** Returns whether the lock's process still runs: a killed one leaves its lock behind. */
function isHeld() {
  try {
    return process.kill(Number(readFileSync(lock, 'utf8')), 0)
  } catch {
    return false
  }
}
