import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './step.js'

const isWindows = process.platform === 'win32'
const link = join(root, 'node_modules/.bin', isWindows ? 'node.cmd' : 'node')

/** Returns the installed packages that contain a Node: one, or none on other platforms. */
function findRuntimes() {
  const { optionalDependencies = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return Object.keys(optionalDependencies).filter((name) =>
    existsSync(join(root, 'node_modules', name)),
  )
}

/** Returns whether npm's scripts find the installed Node. */
export function isRuntimeLinked() {
  return existsSync(link) || findRuntimes().length === 0
}

/** Makes sure that the installed Node runs, or prints what is missing and exits. */
export function checkRuntime() {
  let fault = findRuntimeFault()
  if (fault?.includes('libatomic')) {
    installLibatomic()
    fault = findRuntimeFault()
  }
  if (fault === undefined) return
  // Otherwise npm would run this script on it next time.
  rmSync(link, { force: true })
  process.stderr.write(
    `Hausblick runs on Node 26, which npm could not bring to this machine (${process.platform}, ${process.arch}):\n` +
      `${fault}\nInstall Node 26, or what is reported missing (on Debian and Ubuntu: apt-get install libatomic1).\n`,
  )
  process.exit(1)
}

function findRuntimeFault() {
  const command = existsSync(link) ? link : 'node'
  const { stdout, stderr, error } = spawnSync(command, ['--version'], {
    encoding: 'utf8',
    shell: isWindows,
  })
  if (Number(stdout?.match(/\d+/)?.[0]) >= 26) return undefined
  return stderr?.trim() || error?.message || `This is Node ${process.version}.`
}

/** Installs the library that Node needs since version 25 and a bare Debian lacks, if root. */
function installLibatomic() {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return
  process.stderr.write('Installing libatomic1, which Node needs …\n')
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'libatomic1']])
    spawnSync('apt-get', ['-qq', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
}
