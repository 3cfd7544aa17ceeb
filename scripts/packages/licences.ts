import satisfies from 'spdx-satisfies'
import type { LockedPackage } from './locked.ts'

/**
 * Licences that allow delivery beside closed source. LGPL and MPL do for what stays unchanged and a package of its own, which
 * users can replace, such as the libraries behind sharp and libheif-js.
 */
const DELIVERED = [
  ...['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'ISC', 'MIT', 'MIT-0'],
  ...['LGPL-3.0', 'LGPL-3.0-or-later', 'MPL-2.0', 'OFL-1.1', 'PSF-2.0', 'Zlib'],
]
/** Licences of what only builds and tests; the additional ones are those of data. */
const DEVELOPMENT = [...DELIVERED, 'CC0-1.0', 'CC-BY-3.0']

/** Returns a sentence for each package whose licence is not allowed. */
export function findLicenceFaults(packages: readonly LockedPackage[]): string[] {
  return packages.flatMap(({ name, version, licence, isDelivered }) => {
    if (isAllowed(licence, isDelivered ? DELIVERED : DEVELOPMENT)) return []
    const where = isDelivered ? 'what is delivered' : 'development'
    return [`${name}@${version}: ${licence ?? 'no licence stated'}, not allowed for ${where}`]
  })
}

function isAllowed(licence: string | undefined, allowed: string[]): boolean {
  if (licence === undefined) return false
  try {
    return satisfies(licence, allowed)
  } catch {
    // It is no SPDX expression, such as "SEE LICENSE IN …".
    return false
  }
}
