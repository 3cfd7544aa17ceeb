import type { Source } from './sources.ts'
import { resolveRelative } from './workspaces.ts'

const isTest = /\.test\.tsx?$/

/** Where an import stands: `file:line`. */
type Place = string

/** The imports between the entries of one folder, its files and subfolders: the first for each pair. */
type Graph = Map<string, Map<string, Place>>

/**
 * Returns the circles between the entries of a folder, at every depth: two rooms that import each other are one room. Tests may
 * import from anywhere.
 */
export function findCircles(sources: Map<string, Source>) {
  return [...graphsOf(sources)].flatMap(([folder, graph]) => {
    const circle = findShortestCircle(graph)
    // Outside workspaces, scripts and browser tests share what both need.
    if (!circle || !folder) return []
    const [from = '', to = ''] = circle
    return [`${graph.get(from)?.get(to)}: circle in ${folder}: ${circle.join(' → ')}`]
  })
}

function graphsOf(sources: Map<string, Source>) {
  const graphs = new Map<string, Graph>()
  for (const { path, imports } of sources.values()) {
    if (isTest.test(path)) continue
    for (const { specifier, line } of imports) {
      if (!specifier.startsWith('.')) continue
      const target = resolveRelative(path, specifier)
      if (!sources.has(target)) continue
      const { folder, from, to } = part(path, target)
      const graph = graphs.get(folder) ?? new Map()
      graphs.set(folder, graph)
      const uses = graph.get(from) ?? new Map()
      graph.set(from, uses)
      if (from !== to && !uses.has(to)) uses.set(to, `${path}:${line}`)
    }
  }
  return graphs
}

/** Returns the deepest folder that holds two files, and its entries through which they are reached. */
function part(path: string, target: string) {
  const [one, other] = [path.split('/'), target.split('/')]
  let depth = 0
  while (depth < one.length - 1 && one[depth] === other[depth]) depth += 1
  return {
    folder: one.slice(0, depth).join('/'),
    from: one[depth] ?? '',
    to: other[depth] ?? '',
  }
}

function findShortestCircle(graph: Graph): string[] | undefined {
  return [...graph.keys()]
    .toSorted()
    .flatMap((start) => findWayBack(graph, start) ?? [])
    .toSorted((one, other) => one.length - other.length)[0]
}

/** Searches breadth first for the shortest way from an entry back to itself. */
function findWayBack(graph: Graph, start: string): [string[]] | undefined {
  const seen = new Set<string>()
  const ways = [[start]]
  for (const way of ways) {
    for (const next of graph.get(way.at(-1) ?? '')?.keys() ?? []) {
      if (next === start) return [[...way, start]]
      if (seen.has(next)) continue
      seen.add(next)
      ways.push([...way, next])
    }
  }
  return undefined
}
