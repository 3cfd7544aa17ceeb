/**
 * Brings what `npm start`, `npm test` and the like stand on up to date: the installed packages and, with
 * --build, the built web. Does nothing, and says nothing, when nothing changed. It runs before anything
 * is installed, hence JavaScript, without packages, for every Node from 20.19 on; and it speaks on standard
 * error, since some commands have an answer to give on standard output.
 */
// First, since what follows may not even load on an old Node.
import './prepare/node.js'
import { build, isBuilt } from './prepare/build.js'
import { install, isInstalled } from './prepare/install.js'
import { alone } from './prepare/lock.js'

const wantsBuild = process.argv.includes('--build')
const isReady = () => isInstalled() && (!wantsBuild || isBuilt())

if (!isReady()) {
  await alone(() => {
    if (!isInstalled()) install()
    if (wantsBuild && !isBuilt()) build()
  })
}
