import type { Source, Use } from './sources.ts'
import { resolveRelative } from './workspaces.ts'

/**
 * The rooms of the web that are no screens, in the order of the arrows: each may import those after it.
 * Every other folder of web/src is a screen.
 */
const rooms = ['layout', 'upload', 'session', 'data', 'ui', 'format']

/** What is wrong about an import within web/src. */
export function findRoomFault(sources: Map<string, Source>, source: Source, { specifier }: Use) {
  if (!specifier.startsWith('.')) return undefined
  const from = roomOf(source.path)
  const target = resolveRelative(source.path, specifier)
  if (from === undefined || from === '' || !target.startsWith('web/src/')) return undefined

  const to = roomOf(target)
  if (to === undefined || to === from) return undefined
  if (to === '')
    return isLeaf(sources.get(target))
      ? undefined
      : `${from} may not import ${specifier}, which imports from rooms itself`
  if (!rooms.includes(to)) return `${from} may not import the screen ${to}`
  if (!rooms.includes(from)) return undefined
  return rooms.indexOf(from) < rooms.indexOf(to) ? undefined : `${from} may not import ${to}`
}

/** The folder of web/src that a file is in; empty for what stands directly in web/src. */
function roomOf(path: string) {
  const parts = path.split('/')
  if (parts[0] !== 'web' || parts[1] !== 'src') return undefined
  return parts.length > 3 ? parts[2] : ''
}

/** Such as config.ts: whoever imports it comes by nothing else. */
function isLeaf(source: Source | undefined) {
  return source?.imports.every(
    ({ specifier }) =>
      !specifier.startsWith('.') || roomOf(resolveRelative(source.path, specifier)) === undefined,
  )
}
