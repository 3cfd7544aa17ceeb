type Entry = {
  resolved?: string
  integrity?: string
  link?: boolean
  inBundle?: boolean
  optionalDependencies?: Record<string, string>
}

/**
 * What is wrong with a lock file that npm wrote without a word: the packages of other platforms left
 * out, so that it installs only where it was made; checksums left out; addresses of one registry.
 */
export function findLockFaults(text: string) {
  const { packages }: { packages: Record<string, Entry> } = JSON.parse(text)
  return Object.entries(packages).flatMap(([path, entry]) => [
    ...Object.keys(entry.optionalDependencies ?? {})
      .filter((name) => !isReachable(packages, path, name))
      .map(
        (name) => `${path || 'the project'} needs ${name} on some platform, and it is not there`,
      ),
    ...(hasContent(path, entry) && !entry.integrity ? [`${path} has no checksum`] : []),
    ...(entry.resolved?.startsWith('http') ? [`${path} names a registry: ${entry.resolved}`] : []),
  ])
}

/** As Node looks for a package: in the node_modules of the one that needs it and of every folder above. */
function isReachable(packages: Record<string, Entry>, from: string, name: string) {
  const folders = from === '' ? [] : from.split('/')
  return [...folders, ''].some(
    (_, depth) => packages[[...folders.slice(0, depth), 'node_modules', name].join('/')],
  )
}

function hasContent(path: string, { link, inBundle }: Entry) {
  return path.includes('node_modules/') && !link && !inBundle
}
