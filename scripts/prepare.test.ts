import { execFile } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

const installing = 'Installing the packages …'
const building = 'Building the web …'

let root = ''
/** A project that has been prepared. */
let prepared = ''

beforeAll(async () => {
  prepared = newProject()
  root = prepared
  expect(await prepare()).toEqual([installing, building])
})
afterAll(() => rmSync(prepared, { recursive: true }))

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'hausblick-prepare-'))
  cpSync(prepared, root, { recursive: true, verbatimSymlinks: true })
})
afterEach(() => rmSync(root, { recursive: true }))

/** Makes a project of the same shape without dependencies, so that npm needs no network. */
function newProject(): string {
  root = mkdtempSync(join(tmpdir(), 'hausblick-prepare-'))
  for (const part of ['prepare.js', 'prepare'])
    cpSync(join(import.meta.dirname, part), join(root, 'scripts', part), { recursive: true })
  write('tsconfig.base.json', '{}')
  write(
    'build.js',
    `import fs from 'node:fs'
    for (const file of ['dist/index.html', 'build/render.js']) {
      fs.mkdirSync('web/' + file.split('/')[0], { recursive: true })
      fs.writeFileSync('web/' + file, '')
    }`,
  )
  writeProject(['contract', 'figures', 'web'])
  return root
}

function write(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

function writeProject(workspaces: string[]) {
  for (const name of workspaces) {
    write(`${name}/package.json`, JSON.stringify({ name, version: '1.0.0' }))
    write(`${name}/source.ts`, 'first')
  }
  const locked = workspaces.flatMap((name) => [
    [name, { version: '1.0.0' }],
    [`node_modules/${name}`, { resolved: name, link: true }],
  ])
  const project = { name: 'project', version: '1.0.0', workspaces }
  const packages = { '': project, ...Object.fromEntries(locked) }
  const lock = { ...project, workspaces: undefined, lockfileVersion: 3, requires: true, packages }
  write(
    'package.json',
    JSON.stringify({ ...project, type: 'module', scripts: { build: 'node build.js' } }),
  )
  write('package-lock.json', JSON.stringify(lock))
}

/** Prepares the project and returns the steps taken, in order. */
async function prepare() {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [
    join(root, 'scripts/prepare.js'),
    '--build',
  ])
  expect(stdout).toBe('')
  return stderr.split('\n').filter((line) => line.endsWith('…'))
}

test('does nothing silently once it has installed and built', async () => {
  expect(await prepare()).toEqual([])
})

test('installs and builds again when the lock file changes', async () => {
  writeProject(['contract', 'figures', 'web', 'server'])
  expect(await prepare()).toEqual([installing, building])
})

test('installs again after an interrupted installation', async () => {
  rmSync(join(root, 'node_modules/.package-lock.json'))
  expect(await prepare()).toContain(installing)
})

test.each(['web/source.ts', 'contract/deeper/new.ts', 'figures/source.ts'])(
  'builds again when %s changed',
  async (path) => {
    write(path, 'second')
    expect(await prepare()).toEqual([building])
  },
)

test.each(['dist', 'build'])('builds again when web/%s is missing', async (folder) => {
  rmSync(join(root, 'web', folder), { recursive: true })
  expect(await prepare()).toEqual([building])
})

test('builds nothing for a changed test', async () => {
  write('web/source.test.ts', 'second')
  expect(await prepare()).toEqual([])
})

test('builds again after a failed build', async () => {
  write('web/source.ts', 'second')
  const sound = readFileSync(join(root, 'build.js'), 'utf8')
  write('build.js', 'process.exit(3)')
  await expect(prepare()).rejects.toMatchObject({ code: 3 })
  write('build.js', sound)
  write('web/source.ts', 'first')
  expect(await prepare()).toEqual([building])
})

test('does the work once when started twice concurrently', async () => {
  rmSync(join(root, 'node_modules'), { recursive: true })
  const steps = (await Promise.all([prepare(), prepare()])).flat()
  expect(steps.filter((step) => step === installing)).toHaveLength(1)
  expect(steps.filter((step) => step === building)).toHaveLength(1)
  expect(existsSync(join(root, '.prepare.lock'))).toBe(false)
})

test('ignores the lock of a process that no longer runs', async () => {
  write('.prepare.lock', '4194304999')
  rmSync(join(root, 'node_modules/.package-lock.json'))
  expect(await prepare()).toContain(installing)
  expect(existsSync(join(root, '.prepare.lock'))).toBe(false)
})
