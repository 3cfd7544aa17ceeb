import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { secretFileNames } from '@hausblick/server/src/config/secretFiles.ts'
import { variables } from '@hausblick/server/src/config/variables.ts'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { listContext, readCopy, readStages } from './dockerfile.ts'

const ROOT = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

interface Container {
  readonly environment?: Readonly<Record<string, string>>
  readonly volumes?: readonly string[]
  readonly configs?: readonly { readonly source: string }[]
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>
  readonly healthcheck?: object
}
interface Compose {
  readonly services: Readonly<Record<string, Container>>
  readonly volumes: Readonly<Record<string, null>>
  readonly configs: Readonly<Record<string, { readonly content: string }>>
}

const ALONE = 'compose.yaml'
const FULL = 'compose.postgres.yaml'
const compose: Compose = parse(read(FULL))
const { services, volumes, configs } = compose

/** Fills in what compose takes from the environment: `${NAME:?}` or `${NAME:-default}`. */
const fillIn = (text: string) =>
  text.replaceAll(/\$\{\w+:([?-])([^}]*)\}/g, (_, kind, fallback) =>
    kind === '-' ? fallback : 'https://h.example',
  )

test('compose.yaml is one service, walled in as in the other file, with nothing to set', () => {
  const { hausblick, ...others } = parse(read(ALONE)).services
  expect(others).toEqual({})
  expect(hausblick.environment).toBeUndefined()
  expect(read(ALONE)).not.toContain('${')
  const { environment, depends_on, ...walls } = services.hausblick ?? {}
  expect(hausblick).toEqual(walls)
})

describe(FULL, () => {
  test('sets only settings that exist, to valid values', () => {
    const environment = services.hausblick?.environment ?? {}
    const known = [...Object.keys(variables.shape), ...secretFileNames]
    expect(Object.keys(environment).filter((name) => !known.includes(name))).toEqual([])
    const given = Object.entries(environment).map(([name, value]) => {
      if (name === 'OPERATOR_EMAILS') return [name, 'a@b.example']
      if (name === 'SECRET') return [name, 's'.repeat(32)]
      return [name, fillIn(value)]
    })
    expect(variables.safeParse(Object.fromEntries(given)).error?.issues ?? []).toEqual([])
  })

  test('names only services, volumes and configurations that it has', () => {
    const all = Object.values(services)
    const named = [
      ...all.flatMap((each) => Object.keys(each.depends_on ?? {}).map((name) => services[name])),
      ...all.flatMap((each) => (each.volumes ?? []).map((v) => volumes[v.split(':')[0] ?? ''])),
      ...all.flatMap((each) => (each.configs ?? []).map(({ source }) => configs[source])),
    ]
    expect(named).not.toContain(undefined)
    for (const { depends_on = {} } of all)
      for (const [name, { condition }] of Object.entries(depends_on))
        if (condition === 'service_healthy') expect(services[name]?.healthcheck).toBeDefined()
    const hosts = Object.values(services.hausblick?.environment ?? {}).flatMap((value) =>
      [...fillIn(value).matchAll(/(?:@|endpoint=http:\/\/|smtp:\/\/)([a-z]+)[:/]/g)].map(
        ([, host = '']) => host,
      ),
    )
    expect(hosts.toSorted()).toEqual(['database', 'mail', 'storage'])
    for (const host of hosts) expect(Object.keys(services)).toContain(host)
  })

  test('asks for the variables that its page sets', () => {
    const asked = [...read(FULL).matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name)
    const page = read('docs/operations/containers.md')
    const set = [...page.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name)
    expect(set.toSorted()).toEqual([...new Set(asked)].toSorted())
  })

  test('creates its object storage account in JSON', () => {
    expect(() => JSON.parse(configs.s3?.content ?? '')).not.toThrow()
  })
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
  const page = read('docs/operations/containers.md')
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
