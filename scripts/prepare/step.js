import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '../..')

/**
 * Runs npm with these arguments, or ends the process when that fails.
 * @param {string} title
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env changed variables
 */
export function runStep(title, args, env) {
  process.stderr.write(`${title} …\n`)
  const { status, error } = spawnSync('npm', args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['inherit', 2, 2],
    shell: process.platform === 'win32',
  })
  if (status === 0) return
  process.stderr.write(
    `${title} failed: npm ${args.join(' ')}${error ? ` (${error.message})` : ''}\n`,
  )
  process.exit(status ?? 1)
}
