import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { secretFileNames } from '@hausblick/server/src/platform/config/secretFiles.ts'
import { variables } from '@hausblick/server/src/platform/config/variables.ts'
import { newFolders } from '@hausblick/server/src/testing/folders.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { captureCommand, readOutput } from '../../scripts/command.ts'
import { listContext, readCopy, readStages } from './dockerfile.ts'
import { listCommands } from './pages.ts'

const ROOT = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

interface Container {
  readonly environment?: Readonly<Record<string, string>>
  readonly volumes?: readonly string[]
  readonly secrets?: readonly string[]
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>
  readonly healthcheck?: object
  readonly logging?: object
}
interface Compose {
  readonly services: Readonly<Record<string, Container>>
  readonly volumes: Readonly<Record<string, null>>
  readonly secrets: Readonly<Record<string, { readonly file: string }>>
}

const ALONE = 'compose.yaml'
const FULL = 'compose.postgres.yaml'
const compose: Compose = parse(read(FULL))
const { services, volumes, secrets } = compose
const page = read('docs/operations/containers.md')

test('compose.yaml is one service, walled in as in the other file, with nothing to set', () => {
  const { hausblick, ...others } = parse(read(ALONE)).services
  expect(others).toEqual({})
  expect(hausblick.environment).toBeUndefined()
  expect(read(ALONE)).not.toContain('${')
  const { environment, depends_on, secrets: _, ...walls } = services.hausblick ?? {}
  expect(hausblick).toEqual(walls)
})

test('no container keeps more than 50 MB of log', () => {
  const options = { 'max-size': '10m', 'max-file': '5' }
  for (const each of Object.values(services))
    expect(each.logging).toEqual({ driver: 'json-file', options })
})

const hasOpenssl = readOutput('openssl', ['version']) !== undefined

describe.skipIf(!hasOpenssl)(FULL, () => {
  const newFolder = newFolders()
  let folder: string

  /** Follows the page up to the start. */
  beforeAll(async () => {
    folder = await newFolder()
    const blocks = listCommands('docs/operations/containers.md', 'text')
    const block = blocks.find((each) => each.includes('mkdir -m 700 secrets')) ?? ''
    const commands = `set -eu\n${block.split('docker compose')[0]}`
    expect(await captureCommand('bash', ['-c', commands], { cwd: folder })).toMatchObject({
      status: 0,
    })
  })

  const readMade = (path: string) => readFileSync(join(folder, path), 'utf8').trim()

  test('has the secrets and variables that its page makes', () => {
    const files = Object.values(secrets).map(({ file }) => file.replace('./secrets/', ''))
    expect(readdirSync(join(folder, 'secrets')).toSorted()).toEqual(files.toSorted())
    const { accessKey, secretKey } = JSON.parse(readMade('secrets/storage_accounts')).identities[0]
      .credentials[0]
    expect([accessKey, secretKey]).toEqual(
      ['storage_key', 'storage_secret'].map((name) => readMade(`secrets/${name}`)),
    )
    expect(readMade('secrets/database_url')).toContain(`:${readMade('secrets/database_password')}@`)
    const asked = [...read(FULL).matchAll(/\$\{(\w+)/g)].map(([, name]) => name)
    expect([...readMade('.env').matchAll(/^(\w+)=./gm)].map(([, name]) => name)).toEqual(asked)
  })

  test('sets only settings that exist, to valid values, of services that it has', () => {
    const given = Object.entries(services.hausblick?.environment ?? {}).map(([name, value]) => {
      const variable = /^\$\{(\w+):\?\}$/.exec(value)?.[1]
      if (variable !== undefined)
        return [name, new RegExp(`^${variable}=(.*)$`, 'm').exec(readMade('.env'))?.[1] ?? '']
      if (!secretFileNames.includes(name)) return [name, value]
      const secret = value.replace('/run/secrets/', '')
      return [name.replace(/_FILE$/, ''), readMade(`secrets/${secret}`)]
    })
    const known = Object.keys(variables.shape)
    expect(given.map(([name]) => name).filter((name) => !known.includes(name ?? ''))).toEqual([])
    expect(variables.safeParse(Object.fromEntries(given)).error?.issues ?? []).toEqual([])
    const hosts = given.flatMap(([, value = '']) =>
      [...value.matchAll(/(?:@|endpoint=http:\/\/|smtp:\/\/)([a-z]+)[:/]/g)].map(
        ([, host = '']) => host,
      ),
    )
    expect(hosts.toSorted()).toEqual(['database', 'mail', 'storage'])
    for (const host of hosts) expect(Object.keys(services)).toContain(host)
  })

  test('names only services, volumes and secrets that it has', () => {
    const all = Object.values(services)
    const paths = [...read(FULL).matchAll(/\/run\/secrets\/(\w+)/g)].map(([, name = '']) => name)
    const given = all.flatMap((each) => each.secrets ?? [])
    expect(paths.toSorted()).toEqual(given.toSorted())
    const named = [
      ...all.flatMap((each) => Object.keys(each.depends_on ?? {}).map((name) => services[name])),
      ...all.flatMap((each) => (each.volumes ?? []).map((v) => volumes[v.split(':')[0] ?? ''])),
      ...given.map((name) => secrets[name]),
    ]
    expect(named).not.toContain(undefined)
    for (const { depends_on = {} } of all)
      for (const [name, { condition }] of Object.entries(depends_on))
        if (condition === 'service_healthy') expect(services[name]?.healthcheck).toBeDefined()
  })
})

test('podman starts the image with the walls of compose.yaml', () => {
  const { hausblick } = parse(read(ALONE)).services
  const line = page.split('\n').find((each) => each.startsWith('podman run ')) ?? ''
  const options = [
    ...hausblick.ports.map((port: string) => `--publish ${port}`),
    ...hausblick.volumes.map(
      (volume: string) => `--volume ${volume.replace('data:', 'hausblick:')}`,
    ),
    '--read-only',
    ...hausblick.tmpfs.map((tmpfs: string) => `--tmpfs ${tmpfs}`),
    ...hausblick.cap_drop.map((cap: string) => `--cap-drop ${cap.toLowerCase()}`),
    ...hausblick.security_opt.map((each: string) => `--security-opt ${each.replace(':true', '')}`),
    `--stop-timeout ${hausblick.stop_grace_period.replace('s', '')}`,
  ]
  expect(options.filter((option) => !line.includes(`${option} `))).toEqual([])
})

test('the Dockerfile copies only what there is', () => {
  const [build = [], image = []] = readStages()
  const context = listContext()
  const copied = build
    .filter(({ name }) => name === 'COPY')
    .flatMap(({ text }) => readCopy(text).sources)
  const isThere = (path: string) =>
    context.some((file) => file === path || file.startsWith(`${path}/`))
  expect(copied.filter((path) => !isThere(path))).toEqual([])
  expect(context.filter((file) => /\.test\.|^docs\/|^\.env/.test(file))).toEqual([])
  // From the first stage come these, what was installed, and what was built.
  const taken = image
    .filter(({ name }) => name === 'COPY')
    .flatMap(({ text }) => readCopy(text).sources.map((path) => path.replace('/app/', '')))
  const made = ['node_modules', 'web/dist', 'web/build']
  expect(taken.filter((path) => !made.includes(path) && !copied.includes(path))).toEqual([])
  expect(existsSync(join(ROOT, taken[0] ?? ''))).toBe(true)
})

test('all that is native is locked for linux-arm64, and named on its page', () => {
  const locked = Object.entries<{ readonly dev?: boolean }>(
    JSON.parse(read('package-lock.json')).packages,
  )
  const forLinux = (cpu: string) =>
    locked
      .filter(([path, { dev }]) => !dev && path.includes(`linux-${cpu}`) && !path.includes('musl'))
      .map(([path]) => path.replace('node_modules/', ''))
      .toSorted()
  const native = forLinux('arm64')
  expect(native).toEqual(forLinux('x64').map((name) => name.replace('x64', 'arm64')))
  const named = [...page.matchAll(/`([^`]*linux-arm64[^`]*)`/g)].map(([, name]) => name)
  expect(named.toSorted()).toEqual(native)
})
