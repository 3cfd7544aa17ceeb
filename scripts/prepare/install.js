import { rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { holdsLocked, recordOf } from './locked.js'
import { checkRuntime, isRuntimeLinked } from './runtime.js'
import { root, runStep } from './step.js'

/** npm must not run on the Node that it is about to replace. */
const withoutOurNode = {
  PATH: (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.startsWith(join(root, 'node_modules')))
    .join(delimiter),
}

export function isInstalled() {
  return isRuntimeLinked() && holdsLocked(root)
}

export function install() {
  // npm removes node_modules in any order; an interrupted run must not leave the record behind.
  rmSync(recordOf(root), { force: true })
  // Packages may not run scripts, and npm's settings on this machine must not omit any.
  const everything = ['--include=dev', '--include=optional']
  const quietly = ['--ignore-scripts', '--loglevel=error', '--no-audit', '--no-fund']
  runStep('Installing the packages', ['ci', ...everything, ...quietly], withoutOurNode)
  // npm 10 removes other platforms' packages last, and the link to our Node with them.
  if (!isRuntimeLinked()) runStep('Linking Node', ['rebuild', ...quietly], withoutOurNode)
  checkRuntime()
  if (!isInstalled()) {
    process.stderr.write('npm did not install all that package-lock.json names for this machine.\n')
    process.exit(1)
  }
}
