import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, os?: string | string[], cpu?: string | string[], libc?: string[] }} Entry */

/**
 * Returns the path of npm's record of a folder's node_modules, written once an installation is complete.
 * @param {string} folder
 */
export function recordOf(folder) {
  return join(folder, 'node_modules/.package-lock.json')
}

/**
 * Returns whether a folder's node_modules matches its package-lock.json, whoever installed it.
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
 * Conservative, since detecting a Linux's C library is slow.
 * @param {Entry} entry
 */
function isForThisMachine({ os, cpu, libc }) {
  if (!os || !cpu || libc) return false
  return [os].flat().includes(process.platform) && [cpu].flat().includes(process.arch)
}
