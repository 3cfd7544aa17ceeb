/** A package of a lock file. */
export interface LockedPackage {
  readonly name: string
  readonly version: string
  /** An SPDX expression; undefined if the package states none. */
  readonly licence: string | undefined
  /** Whether it is installed where the service runs, on some platform; all others only build or test it. */
  readonly isDelivered: boolean
}

interface Entry {
  readonly version: string
  readonly license?: string
  readonly link?: boolean
  readonly dev?: boolean
}

/** Licences of packages that state none in their description, but have a file; a new version has to be looked at again. */
const STATED_ELSEWHERE: Readonly<Record<string, string>> = { 'png-js@2.0.0': 'MIT' }

const FOLDER = 'node_modules/'

/** Returns the packages of a lock file, without the project's own. */
export function readLocked(text: string): LockedPackage[] {
  const { packages }: { packages: Readonly<Record<string, Entry>> } = JSON.parse(text)
  return Object.entries(packages).flatMap(([path, { version, license, link, dev = false }]) => {
    if (link || !path.includes(FOLDER)) return []
    const name = path.slice(path.lastIndexOf(FOLDER) + FOLDER.length)
    const licence = license ?? STATED_ELSEWHERE[`${name}@${version}`]
    return [{ name, version, licence, isDelivered: !dev }]
  })
}
