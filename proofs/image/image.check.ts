import { readFileSync } from 'node:fs'
import { chown, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { newFolders } from '@hausblick/server/src/testing/folders.ts'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { ensureBase, podman, run, runBeside } from './podman.ts'

const ROOT = join(import.meta.dirname, '../..')
const MAX_MB = 400
const READY_MS = 5000
const PATIENCE_MS = 3_600_000
const NAME = 'hausblick-image-check'
const USER = 10001
const NODE = join(ROOT, 'node_modules/.bin/node')
const newFolder = newFolders()

/** Builds a commit's image. Only the build has a network: that of the machine. */
async function build(commit: string, tag: string): Promise<string> {
  const [context, image] = [await newFolder(), `localhost/hausblick:${tag}`]
  const archive = join(context, 'archive.tar')
  await run('git', ['-C', ROOT, 'archive', `--output=${archive}`, commit])
  await run('tar', ['-C', context, '-xf', archive])
  await rm(archive)
  const how = ['--format=docker', '--network=host', '--isolation=chroot', '--pull=never']
  await podman('build', ...how, `--tag=${image}`, context)
  return image
}

/** The commit before the newest migration: the last one that an update has to bring further. */
async function findBefore(): Promise<string> {
  const file = 'server/src/platform/database/migrations.ts'
  return `${(await run('git', ['-C', ROOT, 'log', '-1', '--format=%H', '--', file])).trim()}~1`
}

/** Starts an image as compose.yaml does, and returns after how many milliseconds it was ready. */
async function start(image: string, ...more: string[]): Promise<number> {
  const { hausblick } = parse(readFileSync(join(ROOT, 'compose.yaml'), 'utf8')).services
  const { read_only, tmpfs, cap_drop, security_opt, volumes } = hausblick
  expect({ read_only, volumes }).toEqual({ read_only: true, volumes: ['data:/data'] })
  const walls = [
    '--read-only',
    ...tmpfs.map((each: string) => `--tmpfs=${each}`),
    ...cap_drop.map((each: string) => `--cap-drop=${each.toLowerCase()}`),
    ...security_opt.map((each: string) => `--security-opt=${each.replace(/:true$/, '')}`),
  ]
  // Its own network, of which nobody else knows, and limits that a machine may keep from being raised.
  const limits = ['--ulimit=nofile=4096:4096', '--ulimit=nproc=4096:4096']
  const where = ['--network=none', ...limits, `--volume=${NAME}:/data`, ...more]
  const began = performance.now()
  await podman('--runtime=runc', 'run', '--detach', `--name=${NAME}`, ...walls, ...where, image)
  const isReady = () =>
    runBeside(NAME, ['curl', '-sf', 'http://127.0.0.1:3000/readyz']).catch(() => '')
  await expect.poll(isReady, { interval: 50 }).toContain('"ok"')
  const took = performance.now() - began
  process.stdout.write(`${image}: ready after ${(took / 1000).toFixed(1)} s\n`)
  await podman('healthcheck', 'run', NAME)
  return took
}

async function stop(): Promise<void> {
  await podman('stop', '--time=60', NAME)
  expect((await podman('inspect', '--format={{.State.ExitCode}}', NAME)).trim()).toBe('0')
  await podman('rm', NAME)
}

async function clear(): Promise<void> {
  await podman('rm', '--force', '--ignore', NAME)
  await podman('volume', 'rm', '--force', NAME)
}

const inside = (...words: string[]) => podman('exec', NAME, ...words)
const command = (path: string, ...args: string[]) => inside('node', `server/src/${path}`, ...args)

async function useWith(program: string): Promise<string> {
  const findLink = async () => /http:\S+\/signup\?\S+/.exec(await podman('logs', NAME))?.[0] ?? ''
  await expect.poll(findLink).not.toBe('')
  const send = `echo '${await findLink()}' | ${NODE} ${join(ROOT, 'proofs', program)}`
  return await runBeside(NAME, ['sh', '-c', send])
}

async function askFor(sql: string): Promise<number> {
  const open = "new (require('node:sqlite').DatabaseSync)('/data/hausblick.db')"
  const script = `console.log(Object.values(${open}.prepare(process.argv[1]).get())[0])`
  return Number(await inside('node', '--eval', script, sql))
}

const countPhotos = () => askFor("select count(*) from document where name like '%Foto%'")
const countMigrations = () => askFor('select count(*) from migration')

let now: string

beforeAll(async () => {
  await ensureBase()
  await clear()
  now = await build('HEAD', 'now')
}, PATIENCE_MS)

afterEach(clear)

test(
  'the image serves as compose.yaml starts it',
  async () => {
    const backups = await newFolder()
    await chown(backups, USER, USER)
    const took = await start(now, `--volume=${backups}:/backups`, '--env=BACKUP_TO=/backups')

    // No root, no capability, nothing to write to.
    expect((await inside('id', '-u')).trim()).toBe(`${USER}`)
    const state = await inside('cat', '/proc/1/status')
    expect(state).toMatch(/^CapEff:\s+0+$/m)
    expect(state).toMatch(/^CapBnd:\s+0+$/m)
    expect(state).toMatch(/^NoNewPrivs:\s+1$/m)
    await expect(inside('touch', '/app/file')).rejects.toThrow('Read-only file system')

    expect((await useWith('image/useService.ts')).trim().split('\n')).toEqual([
      'foto.jpg: uploaded',
      'foto.heic: uploaded',
      'brief.pdf: uploaded',
      'scan: found by its words',
      'report as pdf: 200 %PDF',
      'report as xlsx: 200 PK',
      'report as csv: 200 PK',
    ])
    await command('sets/export/command.ts', '--customer', 'DEMO', '--out', '/data/demo.zip')
    await command('sets/import/command.ts', '/data/demo.zip')
    expect(
      await command('sets/backup/create/command.ts', '/data/backup.tar', '--verify'),
    ).toContain('Die Sicherung ist vollständig')
    await command('sets/backup/self/command.ts', '--now')
    expect(await readdir(backups)).toEqual([expect.stringMatching(/^hausblick-.*Z\.tar$/)])
    await stop()

    const mb = Number(await podman('image', 'inspect', '--format={{.Size}}', now)) / 1e6
    process.stdout.write(`${now} has ${Math.round(mb)} MB.\n`)
    expect(mb).toBeLessThan(MAX_MB)
    expect(took).toBeLessThan(READY_MS)
  },
  PATIENCE_MS,
)

test(
  'a volume of the image before the newest migration is updated, and goes back',
  async () => {
    const before = await build(await findBefore(), 'before')
    await start(before)
    const migrations = await countMigrations()
    expect(await useWith('operations/sendPicture.ts')).toMatch(/^uploaded: 200 /m)
    await stop()

    const took = await start(now)
    expect(await countMigrations()).toBeGreaterThan(migrations)
    expect(await countPhotos()).toBe(1)
    await command('documents/check/command.ts')
    await stop()

    await start(before)
    expect(await countPhotos()).toBe(1)
    await stop()
    expect(took).toBeLessThan(READY_MS)
  },
  PATIENCE_MS,
)
