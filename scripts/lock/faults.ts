type Entry = {
  resolved?: string
  integrity?: string
  link?: boolean
  inBundle?: boolean
  optionalDependencies?: Record<string, string>
}

/**
 * Returns the faults of a lock file that npm introduces silently: missing packages of other platforms, so that it installs
 * only where it was written, missing checksums, and URLs of one registry.
 */
export function findLockFaults(text: string) {
  const { packages }: { packages: Record<string, Entry> } = JSON.parse(text)
  return Object.entries(packages).flatMap(([path, entry]) => [
    ...Object.keys(entry.optionalDependencies ?? {})
      .filter((name) => !isReachable(packages, path, name))
      .map((name) => `${path || 'the project'} needs ${name} on some platform, and it is missing`),
    ...(hasContent(path, entry) && !entry.integrity ? [`${path} has no checksum`] : []),
    ...(entry.resolved?.startsWith('http') ? [`${path} names a registry: ${entry.resolved}`] : []),
  ])
}

/** Resolves as Node does: in the node_modules of the dependent package and of every folder above. */
function isReachable(packages: Record<string, Entry>, from: string, name: string) {
  const folders = from === '' ? [] : from.split('/')
  return [...folders, ''].some(
    (_, depth) => packages[[...folders.slice(0, depth), 'node_modules', name].join('/')],
  )
}

function hasContent(path: string, { link, inBundle }: Entry) {
  return path.includes('node_modules/') && !link && !inBundle
}
