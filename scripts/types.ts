import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from './command.ts'
import { answerHelp } from './help.ts'

answerHelp('npm run types\nChecks the types of every workspace.')

const root = join(import.meta.dirname, '..')
const { workspaces }: { workspaces: string[] } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
)
const projects = ['.', ...workspaces].filter((name) =>
  existsSync(join(root, name, 'tsconfig.json')),
)

for (const project of projects)
  if ((await runCommand('tsc', ['-p', join(root, project)])) !== 0) process.exitCode = 1
