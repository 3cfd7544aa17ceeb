import { captureCommand, outputOf } from './command.ts'

/** Installs packages of Debian or what descends from it, where we are allowed to; says what went wrong. */
export async function installDebian(...names: string[]) {
  if (process.getuid?.() !== 0 || outputOf('apt-get', ['--version']) === undefined) return ''
  process.stdout.write(`Installing ${names.join(', ')} with apt-get …\n`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await captureCommand('apt-get', ['-qq', 'update'], { env })
  const chosen = ['-qq', '-y', '--no-install-recommends', 'install', ...names]
  const { status, output } = await captureCommand('apt-get', chosen, { env })
  return status === 0 ? '' : output
}
