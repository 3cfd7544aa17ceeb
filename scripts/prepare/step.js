import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '../..')

/**
 * Runs npm, and exits the process if it fails.
 * @param {string} title
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env variables to override
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
