import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
const FOLDER = 'docs/operations'
const BLOCK = /^ *```(\w+)\n([\s\S]*?)^ *```$/gm

/** The pages for whoever runs the service, by their paths. */
export const operatingPages = readdirSync(join(ROOT, FOLDER))
  .filter((name) => name.endsWith('.md'))
  .map((name) => `${FOLDER}/${name}`)

/** Returns the commands of a page, block by block: those to run as they stand (`sh`), or all (`text` too). */
export function listCommands(page: string, ...languages: readonly ('sh' | 'text')[]): string[] {
  const text = readFileSync(join(ROOT, page), 'utf8')
  return [...text.matchAll(BLOCK)]
    .filter(([, language]) => languages.some((wanted) => wanted === language))
    .map(([, , commands = '']) => commands.replaceAll(/^ {3}/gm, ''))
}
