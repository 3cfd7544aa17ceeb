import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'

export type Use = { line: number; specifier: string }

export type Source = {
  /** Relative to the root, with forward slashes: `web/src/base/ui/Button.tsx`. */
  path: string
  lines: number
  startsWithComment: boolean
  /** Includes types, re-exports and dynamic imports. */
  imports: Use[]
  /** The lines that read environment variables. */
  environment: number[]
}

const isSkipped = /^(node_modules|dist|build|\..*)$/
const isScript = /\.(tsx?|jsx?|mjs|cjs)$/
const isStyle = /\.css$/

/** Reads every source file below a folder. */
export function readSources(root: string, folder = ''): Source[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !isSkipped.test(name))
    .flatMap((entry) => {
      const path = folder ? `${folder}/${entry.name}` : entry.name
      if (entry.isDirectory()) return readSources(root, path)
      if (isScript.test(path) || isStyle.test(path))
        return [readSource(path, readFileSync(join(root, path), 'utf8'))]
      return []
    })
}

function readSource(path: string, text: string): Source {
  const source: Source = {
    path,
    lines: text.trimEnd().split('\n').length,
    startsWithComment: /^(#!.*\n)?\s*\/[/*]/.test(text),
    imports: [],
    environment: [],
  }
  if (isScript.test(path)) collect(source, text)
  return source
}

function collect({ path, imports, environment }: Source, text: string) {
  const { program, errors } = parseSync(path, text)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)

  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length
  const add = (from: { type: string; start: number; value?: unknown } | null) => {
    if (from && typeof from.value === 'string')
      imports.push({ line: lineAt(from.start), specifier: from.value })
  }
  new Visitor({
    ImportDeclaration: (node) => {
      add(node.source)
      const names = node.specifiers.map(({ local }) => local.name)
      if (/^(node:)?process$/.test(node.source.value) && names.includes('env'))
        environment.push(lineAt(node.start))
    },
    ExportNamedDeclaration: (node) => add(node.source),
    ExportAllDeclaration: (node) => add(node.source),
    ImportExpression: (node) => add(node.source),
    TSImportType: (node) => add(node.source),
    MemberExpression: (node) => {
      if (/^(process|import\.meta)\s*\??\.\s*env$/.test(text.slice(node.start, node.end)))
        environment.push(lineAt(node.start))
    },
  }).visit(program)
}
