import { rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { holdsLocked, recordOf } from './locked.js'
import { checkRuntime, isRuntimeLinked } from './runtime.js'
import { root, runStep } from './step.js'

/** The Node that runs npm should not be the one that npm is about to replace. */
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
  // npm removes node_modules in no particular order: an interrupted run must not leave the record behind.
  rmSync(recordOf(root), { force: true })
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
