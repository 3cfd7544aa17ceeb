import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, os?: string | string[], cpu?: string | string[], libc?: string[] }} Entry */

/**
 * npm's own record of what it put into a folder's node_modules, written when an installation is complete.
 * @param {string} folder
 */
export function recordOf(folder) {
  return join(folder, 'node_modules/.package-lock.json')
}

/**
 * Whether a folder's node_modules holds what its package-lock.json says, be it by us or by hand.
 * @param {string} folder
 */
export function holdsLocked(folder) {
  if (!existsSync(recordOf(folder))) return false
  const present = packagesOf(recordOf(folder))
  const wanted = packagesOf(join(folder, 'package-lock.json'))
  const agrees = Object.entries(wanted).every(([path, entry]) => {
    const found = present[path]
    if (!found) return entry.optional && !isForThisMachine(entry)
    return found.version === entry.version && found.integrity === entry.integrity
  })
  return agrees && Object.keys(present).every((path) => path in wanted)
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
