import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
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

/** Sees to it that what was installed can run the project, or ends the process and says what is missing. */
export function checkRuntime() {
  let fault = faultOfRuntime()
  if (fault?.includes('libatomic')) {
    addLibatomic()
    fault = faultOfRuntime()
  }
  if (fault === undefined) return
  // Left behind, it would be what runs this script the next time.
  rmSync(link, { force: true })
  process.stderr.write(
    `Hausblick runs on Node 26, which npm could not bring to this machine (${process.platform}, ${process.arch}):\n` +
      `${fault}\nInstall Node 26, or what is said to be missing (on Debian and Ubuntu: apt-get install libatomic1).\n`,
  )
  process.exit(1)
}

function faultOfRuntime() {
  const command = existsSync(link) ? link : 'node'
  const { stdout, stderr, error } = spawnSync(command, ['--version'], {
    encoding: 'utf8',
    shell: isWindows,
  })
  if (Number(stdout?.match(/\d+/)?.[0]) >= 26) return undefined
  return stderr?.trim() || error?.message || `This is Node ${process.version}.`
}

/** The one library that Node has needed since 25 and that a bare Debian does not have; only root may add it. */
function addLibatomic() {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return
  process.stderr.write('Installing libatomic1, which Node needs …\n')
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'libatomic1']])
    spawnSync('apt-get', ['-qq', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
}
