import { captureCommand, readOutput } from './command.ts'

/** Installs Debian packages, if root on Debian or a derivative; prints what went wrong. */
export async function installDebian(...names: string[]) {
  if (process.getuid?.() !== 0 || readOutput('apt-get', ['--version']) === undefined) return ''
  process.stdout.write(`Installing ${names.join(', ')} with apt-get …\n`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await captureCommand('apt-get', ['-qq', 'update'], { env })
  const chosen = ['-qq', '-y', '--no-install-recommends', 'install', ...names]
  const { status, output } = await captureCommand('apt-get', chosen, { env })
  return status === 0 ? '' : output
}
