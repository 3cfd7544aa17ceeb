import { existsSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { checkRuntime, isRuntimeLinked } from './runtime.js'
import { root, runStep } from './step.js'

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, os?: string | string[], cpu?: string | string[], libc?: string[] }} Entry */

/** npm's own record of what it put into node_modules, written when an installation is complete. */
const record = join(root, 'node_modules/.package-lock.json')

/** The Node that runs npm should not be the one that npm is about to replace. */
const withoutOurNode = {
  PATH: (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.startsWith(join(root, 'node_modules')))
    .join(delimiter),
}

/** Whether node_modules holds what package-lock.json says, be it by us or by hand. */
export function isInstalled() {
  if (!existsSync(record) || !isRuntimeLinked()) return false
  const present = packagesOf(record)
  const wanted = packagesOf(join(root, 'package-lock.json'))
  const agrees = Object.entries(wanted).every(([path, entry]) => {
    const found = present[path]
    if (!found) return entry.optional && !isForThisMachine(entry)
    return found.version === entry.version && found.integrity === entry.integrity
  })
  return agrees && Object.keys(present).every((path) => path in wanted)
}

export function install() {
  // npm removes node_modules in no particular order: an interrupted run must not leave the record behind.
  rmSync(record, { force: true })
  // Installed packages may not run scripts. What the machine is set to must not leave anything out.
  const everything = ['--include=dev', '--include=optional']
  const quietly = ['--ignore-scripts', '--loglevel=error', '--no-audit', '--no-fund']
  runStep('Installing the packages', ['ci', ...everything, ...quietly], withoutOurNode)
  // npm 10 removes the packages of other platforms last, and with them the link to ours.
  if (!isRuntimeLinked()) runStep('Linking Node', ['rebuild', ...quietly], withoutOurNode)
  checkRuntime()
  if (!isInstalled()) {
    process.stderr.write('npm did not install all that package-lock.json names for this machine.\n')
    process.exit(1)
  }
}

/**
 * @param {string} file
 * @returns {Record<string, Entry>}
 */
function packagesOf(file) {
  const { packages } = JSON.parse(readFileSync(file, 'utf8'))
  const installed = Object.entries(packages).filter(([path]) => path.includes('node_modules/'))
  return Object.fromEntries(installed)
}

/**
 * Only what surely belongs here: which C library a Linux has cannot be asked quickly.
 * @param {Entry} entry
 */
function isForThisMachine({ os, cpu, libc }) {
  if (!os || !cpu || libc) return false
  return [os].flat().includes(process.platform) && [cpu].flat().includes(process.arch)
}
