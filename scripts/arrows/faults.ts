import { findCircles } from './circles.ts'
import { readSources, type Source } from './sources.ts'
import { findWingFault } from './wings.ts'
import { findUnknownWorkspaces, findWorkspaceFault } from './workspaces.ts'

const maxLines = 200

/** The files that may read environment variables. */
const readsEnvironment =
  /^server\/src\/platform\/config\/|^web\/src\/config\.ts$|\.test\.tsx?$|\/testing\//
const isWorkspaceSource = /^\w+\/src\//

/** Returns the violations of the project's structure below a folder, one line each: `file:line: what`. */
export function findFaults(root: string) {
  const sources = new Map(readSources(root).map((source) => [source.path, source]))
  const faults = [...sources.values()].flatMap((source) => [
    ...findImportFaults(root, sources, source),
    ...findEnvironmentFaults(source),
    ...findLengthFaults(source),
  ])
  return [...findUnknownWorkspaces(root), ...faults, ...findCircles(sources)]
}

function findImportFaults(root: string, sources: Map<string, Source>, source: Source) {
  return source.imports.flatMap((use) => {
    const fault = findWorkspaceFault(root, source, use) ?? findWingFault(sources, source, use)
    return fault ? [`${source.path}:${use.line}: ${fault}`] : []
  })
}

function findEnvironmentFaults({ path, environment }: Source) {
  if (!isWorkspaceSource.test(path) || readsEnvironment.test(path)) return []
  return environment.map((line) => `${path}:${line}: reads the environment outside config.ts`)
}

function findLengthFaults({ path, lines, startsWithComment }: Source) {
  if (lines <= maxLines || startsWithComment) return []
  return [`${path}:1: has ${lines} lines and no comment at its top that gives the reason`]
}
