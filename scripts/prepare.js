/**
 * Brings the installed packages and, with --build, the built web up to date. Silent if nothing changed. Runs before
 * anything is installed, hence plain JavaScript without packages for any Node from 20.19 on. Prints to standard error,
 * since the commands it precedes use standard output.
 */
// First, since the other imports may not load on an old Node.
import './prepare/node.js'
import { build, isBuilt } from './prepare/build.js'
import { install, isInstalled } from './prepare/install.js'
import { withLock } from './prepare/lock.js'

const wantsBuild = process.argv.includes('--build')
const isReady = () => isInstalled() && (!wantsBuild || isBuilt())

if (!isReady()) {
  await withLock(() => {
    if (!isInstalled()) install()
    if (wantsBuild && !isBuilt()) build()
  })
}
