import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Source, Use } from './sources.ts'

/** The workspaces that each workspace may import. */
const arrows: Record<string, string[]> = {
  contract: [],
  figures: ['contract'],
  server: ['contract', 'figures'],
  web: ['contract', 'figures'],
  proofs: ['contract', 'figures', 'server'],
}

/** The folders beside the workspaces that a workspace may import from. */
const besides: Record<string, string[]> = { proofs: ['scripts', 'e2e'] }

/** Pure workspaces import only the dependencies in their package.json, so neither React nor Node. */
const pure = ['contract', 'figures']

const isTest = /\.test\.tsx?$/

export function findUnknownWorkspaces(root: string) {
  const { workspaces } = readPackage(root, '.')
  return (workspaces ?? [])
    .filter((name) => !arrows[name])
    .map(
      (name) => `package.json: the workspace ${name} has no entry in scripts/arrows/workspaces.ts`,
    )
}

/** Returns what is wrong with an import between workspaces, if anything. */
export function findWorkspaceFault(root: string, { path }: Source, { specifier }: Use) {
  const [workspace = ''] = path.split('/')
  const allowed = arrows[workspace]
  if (!allowed) return undefined

  if (specifier.startsWith('.')) {
    const target = resolveRelative(path, specifier)
    const [folder = ''] = target.split('/')
    return [workspace, ...(besides[workspace] ?? [])].includes(folder)
      ? undefined
      : `leaves ${workspace} by ${specifier}`
  }
  const other = specifier.match(/^@hausblick\/([^/]+)/)?.[1]
  if (other) return allowed.includes(other) ? undefined : `${workspace} may not import ${other}`
  if (!pure.includes(workspace) || isTest.test(path)) return undefined
  const declared = Object.keys(readPackage(root, workspace).dependencies ?? {})
  return declared.some((name) => specifier === name || specifier.startsWith(`${name}/`))
    ? undefined
    : `${workspace} is pure and may not import ${specifier}`
}

/** Resolves a relative import to a path from the root. */
export function resolveRelative(path: string, specifier: string) {
  return join(path, '..', specifier).replaceAll('\\', '/')
}

function readPackage(root: string, folder: string) {
  const text = readFileSync(join(root, folder, 'package.json'), 'utf8')
  const content: { workspaces?: string[]; dependencies?: Record<string, string> } = JSON.parse(text)
  return content
}
