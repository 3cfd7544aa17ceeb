import { readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { readOutput } from '../../scripts/command.ts'

const ROOT = join(import.meta.dirname, '../..')

/** A line of a Dockerfile, such as `COPY` and what follows it. */
export interface Instruction {
  readonly name: string
  readonly text: string
}

/** Returns the instructions of the Dockerfile, stage by stage. */
export function readStages(): Instruction[][] {
  const lines = readFileSync(join(ROOT, 'Dockerfile'), 'utf8')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  const stages: Instruction[][] = []
  for (const line of lines) {
    const [, name = '', text = ''] = /^([A-Z]+) +(.+)$/.exec(line) ?? []
    if (name === 'FROM') stages.push([])
    stages.at(-1)?.push({ name, text })
  }
  return stages
}

/** Returns what a COPY copies, and to where; `from` is the stage it takes it from, or null. */
export function readCopy(text: string) {
  const words = text.split(/ +/)
  const from = words[0]?.startsWith('--from=') ? words.shift()?.slice('--from='.length) : undefined
  return { from: from ?? null, sources: words.slice(0, -1), target: words.at(-1) ?? '' }
}

/** Returns the files that a build gets to see: those of git that .dockerignore does not leave out. */
export function listContext(): string[] {
  const files = readOutput('git', ['-C', ROOT, 'ls-files'])?.trim().split('\n') ?? []
  const rules = readFileSync(join(ROOT, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((rule) => rule !== '' && !rule.startsWith('#'))
  // The last rule that matches decides.
  return files.filter((file) => {
    const rule = rules.findLast((each) => isMeant(file, each.replace(/^!/, '')))
    return rule === undefined || rule.startsWith('!')
  })
}

function isMeant(file: string, pattern: string): boolean {
  // Docker's asterisk takes leading dots, too.
  return pattern === '*' || matchesGlob(file, pattern) || matchesGlob(file, `${pattern}/**`)
}
