import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { captureCommand } from '../../scripts/command.ts'
import { endOf } from '../operations/step.ts'

const FOLDER = join(import.meta.dirname, '../../node_modules/.cache/hausblick/podman')
const BASE = 'docker.io/library/debian:trixie-slim'
const MIRROR = 'http://deb.debian.org/debian'
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt'
/** What the slim image leaves out as well. */
const LEFT_OUT = [
  'usr/share/doc',
  'usr/share/locale',
  'usr/share/man',
  'var/lib/apt/lists',
  'var/cache/apt',
]
/** In images of such a base only: machines without a registry often have certificates of their own. */
const IN_BASE = '/etc/machine-certificates.crt'

/** Runs podman on images and volumes of its own. */
export async function podman(...args: string[]): Promise<string> {
  return await run('podman', args)
}

/** Runs a program with no network but that of a container. */
export async function runBeside(container: string, words: string[]): Promise<string> {
  const pid = (await podman('inspect', '--format', '{{.State.Pid}}', container)).trim()
  return await run('nsenter', [`--net=/proc/${pid}/ns/net`, ...words])
}

/** Makes sure of the Dockerfile's base: the registry's, or one of the same content made by debootstrap. */
export async function ensureBase(): Promise<void> {
  await mkdir(FOLDER, { recursive: true })
  const storage = {
    driver: 'overlay',
    graphroot: join(FOLDER, 'graph'),
    runroot: join(FOLDER, 'run'),
  }
  const lines = Object.entries(storage).map(([name, value]) => `${name} = "${value}"\n`)
  await writeFile(join(FOLDER, 'storage.conf'), `[storage]\n${lines.join('')}`)
  const isThere = await capture('podman', ['image', 'exists', BASE])
  if (isThere.status === 0) return
  const pulled = await capture('timeout', ['60', 'podman', 'pull', '--quiet', BASE])
  if (pulled.status === 0) return
  process.stdout.write('No registry answers: debootstrap makes the base.\n')
  const root = join(FOLDER, 'base')
  await rm(root, { recursive: true, force: true })
  await run('debootstrap', ['--variant=minbase', 'trixie', root, MIRROR])
  for (const path of LEFT_OUT) await rm(join(root, path), { recursive: true })
  await cp(CERTIFICATES, join(root, IN_BASE), { dereference: true })
  const archive = join(FOLDER, 'base.tar')
  await run('tar', ['-C', root, '-cf', archive, '.'])
  await podman('import', '--change', `ENV NODE_EXTRA_CA_CERTS=${IN_BASE}`, archive, BASE)
  await rm(root, { recursive: true })
  await rm(archive)
}

/** Runs a program. Returns its output; throws an error with the end of it if it fails. */
export async function run(command: string, args: string[]): Promise<string> {
  const { status, output } = await capture(command, args)
  if (status === 0) return output
  throw new Error(`${[command, ...args].join(' ')}\nended with ${status}:\n${endOf(output)}`)
}

async function capture(command: string, args: string[]) {
  // Whoever sets it keeps layers for the next run elsewhere.
  const env = { CONTAINERS_STORAGE_CONF: join(FOLDER, 'storage.conf'), ...process.env }
  return await captureCommand(command, args, { env })
}
