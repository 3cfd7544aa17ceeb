import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { newFolders } from '@hausblick/server/src/testing/folders.ts'
import { afterAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { captureCommand } from '../../scripts/command.ts'
import { ensureBase, podman, runBeside } from './podman.ts'

const ROOT = join(import.meta.dirname, '../..')
const MAX_MB = 400
const READY_MS = 5000
const PATIENCE_MS = 3_600_000
const NAME = 'hausblick-image-check'
const NODE = join(ROOT, 'node_modules/.bin/node')
const newFolder = newFolders()

/** Builds a commit with this Dockerfile. Only the build has a network: that of the machine. */
async function build(commit: string): Promise<string> {
  const [context, tag] = [await newFolder(), `localhost/hausblick:${commit.toLowerCase()}`]
  const archive = join(context, 'archive.tar')
  const git = [
    '-C',
    ROOT,
    'archive',
    `--output=${archive}`,
    commit === 'before' ? 'HEAD~1' : 'HEAD',
  ]
  expect(await captureCommand('git', git)).toMatchObject({ status: 0 })
  expect(await captureCommand('tar', ['-C', context, '-xf', archive])).toMatchObject({ status: 0 })
  await rm(archive)
  const how = ['--format=docker', '--network=host', '--isolation=chroot', '--pull=never']
  const file = `--file=${join(ROOT, 'Dockerfile')}`
  await podman('build', ...how, file, `--tag=${tag}`, context)
  return tag
}

/** Starts an image as compose.yaml does, and returns how long it took to be ready. */
async function start(image: string): Promise<number> {
  const { hausblick } = parse(readFileSync(join(ROOT, 'compose.yaml'), 'utf8')).services
  const { read_only, tmpfs, cap_drop, security_opt, volumes } = hausblick
  expect({ read_only, volumes }).toEqual({ read_only: true, volumes: ['data:/data'] })
  const walls = [
    ...tmpfs.map((each: string) => `--tmpfs=${each}`),
    ...cap_drop.map((each: string) => `--cap-drop=${each.toLowerCase()}`),
    ...security_opt.map((each: string) => `--security-opt=${each.replace(/:true$/, '')}`),
  ]
  // Its own network, of which nobody else knows, and limits that a machine may keep from being raised.
  const where = [
    '--network=none',
    '--ulimit=nofile=4096:4096',
    '--ulimit=nproc=4096:4096',
    `--volume=${NAME}:/data`,
  ]
  const began = performance.now()
  await podman(
    '--runtime=runc',
    'run',
    '--detach',
    `--name=${NAME}`,
    '--read-only',
    ...walls,
    ...where,
    image,
  )
  const isReady = () =>
    runBeside(NAME, ['curl', '-sf', 'http://127.0.0.1:3000/readyz']).catch(() => '')
  await expect.poll(isReady, { interval: 50 }).toContain('"ok"')
  return performance.now() - began
}

async function stop(): Promise<void> {
  await podman('stop', '--time=60', NAME)
  expect((await podman('inspect', '--format={{.State.ExitCode}}', NAME)).trim()).toBe('0')
  await podman('rm', NAME)
}

const inside = (...words: string[]) => podman('exec', NAME, ...words)
const command = (path: string, ...args: string[]) => inside('node', `server/src/${path}`, ...args)
const countPhotos = () =>
  inside(
    'node',
    '--eval',
    `console.log(new (require('node:sqlite').DatabaseSync)('/data/hausblick.db')
      .prepare("select count(*) as n from document where name like '%Foto%'").get().n)`,
  )

afterAll(async () => {
  await podman('rm', '--force', '--ignore', NAME)
  await podman('volume', 'rm', '--force', NAME)
})

test(
  'the image serves as compose.yaml starts it, and is updated',
  async () => {
    await ensureBase()
    await podman('rm', '--force', '--ignore', NAME)
    await podman('volume', 'rm', '--force', NAME)
    const [before, now] = [await build('before'), await build('now')]
    const bytes = Number(await podman('image', 'inspect', '--format={{.Size}}', now))
    const first = await start(before)

    // No root, no capability, nothing to write to.
    expect((await inside('id', '-u')).trim()).toBe('10001')
    const state = await inside('cat', '/proc/1/status')
    expect(state).toMatch(/^CapEff:\s+0+$/m)
    expect(state).toMatch(/^CapBnd:\s+0+$/m)
    expect(state).toMatch(/^NoNewPrivs:\s+1$/m)
    await expect(inside('touch', '/app/file')).rejects.toThrow('Read-only file system')
    await podman('healthcheck', 'run', NAME)

    const findLink = async () => /http:\S+\/signup\?\S+/.exec(await podman('logs', NAME))?.[0] ?? ''
    await expect.poll(findLink).not.toBe('')
    const link = await findLink()
    const send = `echo '${link}' | ${NODE} proofs/operations/sendPicture.ts`
    expect(await runBeside(NAME, ['sh', '-c', send])).toMatch(/^uploaded: 200 /m)
    const photos = await countPhotos()
    expect(photos.trim()).toBe('1')
    await command('export/command.ts', '--customer', 'DEMO', '--out', '/data/demo.zip')
    await command('import/command.ts', '/data/demo.zip')
    expect(await command('backup/create/command.ts', '/data/backup.tar', '--verify')).toContain(
      'Die Sicherung ist vollständig',
    )
    await stop()

    const again = await start(now)
    await podman('healthcheck', 'run', NAME)
    expect(await countPhotos()).toBe(photos)
    await command('documents/check/command.ts')
    await stop()

    const [mb, times] = [bytes / 1e6, [first, again]]
    const said = times.map((time) => `${(time / 1000).toFixed(1)} s`)
    process.stdout.write(`${Math.round(mb)} MB; ready after ${said.join(', updated after ')}\n`)
    expect(mb).toBeLessThan(MAX_MB)
    for (const time of times) expect(time).toBeLessThan(READY_MS)
  },
  PATIENCE_MS,
)
