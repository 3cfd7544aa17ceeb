import type { Source, Use } from './sources.ts'
import { resolveRelative } from './workspaces.ts'

interface House {
  readonly folder: string
  /** Each wing may import those after it. `''` stands for the files in the folder itself. */
  readonly wings: readonly string[]
}

const server: House = {
  folder: 'server/src/',
  wings: [
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

const web: House = { folder: 'web/src/', wings: ['testing', '', 'screens', 'parts', 'base'] }

/** Tests may import everything, since they run the whole service and render whole pages. */
const isTest = /\.test\.tsx?$/

/** Returns what is wrong with an import between wings, or from one screen to another, if anything. */
export function findWingFault(sources: Map<string, Source>, { path }: Source, { specifier }: Use) {
  if (!specifier.startsWith('.') || isTest.test(path)) return undefined
  const target = resolveRelative(path, specifier)
  const house = [server, web].find(({ folder }) => path.startsWith(folder))
  if (!house || !target.startsWith(house.folder)) return undefined

  const [from, to] = [wingOf(house, path), wingOf(house, target)]
  if (from === to) return findScreenFault(path, target)
  const unknown = [from, to].find((wing) => !house.wings.includes(wing))
  if (unknown) return `the wing ${unknown} has no place in scripts/arrows/wings.ts`
  if (house.wings.indexOf(from) < house.wings.indexOf(to)) return undefined
  if (to === '' && isLeaf(house, sources.get(target))) return undefined
  return `${from} may not import ${to || 'what puts the wings together'}`
}

/** Returns a file's wing: empty for files in the house itself. */
function wingOf({ folder }: House, path: string): string {
  const [wing = '', ...rest] = path.slice(folder.length).split('/')
  return rest.length > 0 ? wing : ''
}

function findScreenFault(path: string, target: string) {
  const [from, to] = [path, target].map((file) => /^web\/src\/screens\/([^/]+)/.exec(file)?.[1])
  return from === to ? undefined : `${from} may not import the screen ${to}`
}

/** Returns whether a file imports none of its house, as the web's config.ts. */
function isLeaf({ folder }: House, source: Source | undefined) {
  return source?.imports.every(
    ({ specifier }) =>
      !specifier.startsWith('.') || !resolveRelative(source.path, specifier).startsWith(folder),
  )
}
