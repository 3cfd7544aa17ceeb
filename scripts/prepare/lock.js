import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { root } from './step.js'

/** Not in node_modules, which is removed while it is held. */
const lock = join(root, '.prepare.lock')

/**
 * Runs `work` while no other process prepares this folder.
 * @param {() => void} work
 */
export async function alone(work) {
  if (!take()) {
    process.stderr.write('Waiting for another process that prepares this folder …\n')
    while (!take()) await setTimeout(100)
  }
  process.on('exit', () => rmSync(lock, { force: true }))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1))
  work()
}

function take() {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (!isAlreadyThere(error)) throw error
    if (!isHeld()) rmSync(lock, { force: true })
    return false
  }
}

/** @param {unknown} error */
function isAlreadyThere(error) {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST'
}

/** A process that was killed leaves its lock behind. */
function isHeld() {
  try {
    return process.kill(Number(readFileSync(lock, 'utf8')), 0)
  } catch {
    return false
  }
}
