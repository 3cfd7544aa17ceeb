import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './step.js'

const isWindows = process.platform === 'win32'
const link = join(root, 'node_modules/.bin', isWindows ? 'node.cmd' : 'node')

/** The installed packages that are a Node: one, or none on a platform that has no such package. */
function runtimes() {
  const { optionalDependencies = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return Object.keys(optionalDependencies).filter((name) =>
    existsSync(join(root, 'node_modules', name)),
  )
}

/** Whether npm's scripts find the Node that was installed for them. */
export function isRuntimeLinked() {
  return existsSync(link) || runtimes().length === 0
}

/** Ends the process when what is installed cannot run the project, instead of leaving that to be guessed. */
export function checkRuntime() {
  const command = existsSync(link) ? link : 'node'
  const { stdout } = spawnSync(command, ['--version'], { encoding: 'utf8', shell: isWindows })
  if (Number(stdout?.match(/\d+/)?.[0]) >= 26) return
  process.stderr.write(
    `Hausblick runs on Node 26, and npm has none for this machine (${process.platform}, ${process.arch}). ` +
      'Install Node 26 itself.\n',
  )
  process.exit(1)
}
