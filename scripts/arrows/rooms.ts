import type { Source, Use } from './sources.ts'
import { resolveRelative } from './workspaces.ts'

interface House {
  readonly folder: string
  /** Each room may import those after it. `''` stands for the files in the folder itself. */
  readonly rooms: readonly string[]
}

/** The server's wings. Tests may import all of them, since they run the whole service. */
const server: House = {
  folder: 'server/src/',
  rooms: [
    'testing',
    '',
    'operating',
    'doors',
    'sets',
    'documents',
    'records',
    'people',
    'platform',
  ],
}

/** The web's rooms other than screens. Every other folder is a screen and imports no other screen. */
const web: House = {
  folder: 'web/src/',
  rooms: ['layout', 'upload', 'session', 'data', 'ui', 'format'],
}

const isTest = /\.test\.tsx?$/

/** Returns what is wrong with an import between rooms, if anything. */
export function findRoomFault(sources: Map<string, Source>, source: Source, { specifier }: Use) {
  if (!specifier.startsWith('.')) return undefined
  const target = resolveRelative(source.path, specifier)
  return findServerFault(source.path, target) ?? findWebFault(sources, source.path, target)
}

function findServerFault(path: string, target: string) {
  const from = roomOf(server, path)
  const to = roomOf(server, target)
  if (from === undefined || to === undefined || from === to || isTest.test(path)) return undefined

  const unknown = [from, to].find((room) => !server.rooms.includes(room))
  if (unknown) return `the wing ${unknown} has no place in scripts/arrows/rooms.ts`
  return findOrderFault(server, from, to)
}

function findWebFault(sources: Map<string, Source>, path: string, target: string) {
  const from = roomOf(web, path)
  const to = roomOf(web, target)
  if (from === undefined || from === '' || to === undefined || to === from) return undefined

  if (to === '')
    return isLeaf(sources.get(target))
      ? undefined
      : `${from} may not import ${target}, which imports from rooms itself`
  if (!web.rooms.includes(to)) return `${from} may not import the screen ${to}`
  return web.rooms.includes(from) ? findOrderFault(web, from, to) : undefined
}

function findOrderFault({ rooms }: House, from: string, to: string) {
  if (rooms.indexOf(from) < rooms.indexOf(to)) return undefined
  return `${from} may not import ${to || 'what puts the rooms together'}`
}

/** Returns a file's room: empty for files in the house itself, undefined for files outside it. */
function roomOf({ folder }: House, path: string) {
  if (!path.startsWith(folder)) return undefined
  const [room = '', ...rest] = path.slice(folder.length).split('/')
  return rest.length > 0 ? room : ''
}

/** Returns whether a file imports none of the web's files, as config.ts. */
function isLeaf(source: Source | undefined) {
  return source?.imports.every(
    ({ specifier }) =>
      !specifier.startsWith('.') ||
      roomOf(web, resolveRelative(source.path, specifier)) === undefined,
  )
}
