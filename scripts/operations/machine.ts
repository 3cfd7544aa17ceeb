import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { captureCommand } from '../command.ts'

const RELEASE = 'trixie'
const MIRROR = 'http://deb.debian.org/debian'
const BASE = join(import.meta.dirname, `../../node_modules/.cache/hausblick/debian-${RELEASE}`)
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt'
const PATIENCE_MS = 900_000

/** Runs once the machine has booted, and switches it off. */
const UNIT = `[Unit]
After=multi-user.target
[Service]
Type=oneshot
ExecStart=/bin/bash -eux /root/script
ExecStopPost=/bin/sh -c 'echo "$EXIT_STATUS" > /root/status; systemctl poweroff --no-block'
StandardOutput=file:/root/output
StandardError=inherit
Environment=HOME=/root DEBIAN_FRONTEND=noninteractive NODE_EXTRA_CA_CERTS=${CERTIFICATES}
`

/**
 * Boots a Debian of its own with systemd, runs a script in it as root, and discards it. It shares this machine's network.
 *
 * @param put adds files to the machine's root folder before it boots
 */
export async function runOnFreshMachine(
  script: string,
  put: (root: string) => Promise<void>,
): Promise<{ status: string; output: string }> {
  if (process.getuid?.() !== 0) throw new Error('A machine can be booted by root only.')
  await makeBase()
  const folder = await mkdtemp(join(tmpdir(), 'hausblick-machine-'))
  const upper = join(folder, 'upper')
  const work = join(folder, 'work')
  const root = join(folder, 'root')
  for (const path of [upper, work, root]) await mkdir(path)
  const layers = `lowerdir=${BASE},upperdir=${upper},workdir=${work}`
  await run('mount', ['-t', 'overlay', 'overlay', '-o', layers, root])
  try {
    await cp(CERTIFICATES, join(root, CERTIFICATES), { dereference: true })
    const profile = `export NODE_EXTRA_CA_CERTS=${CERTIFICATES}\n`
    await writeFile(join(root, 'etc/profile.d/certificates.sh'), profile)
    // The machine lives for minutes: nothing of it need reach the disk.
    await writeFile(join(root, 'etc/dpkg/dpkg.cfg.d/unsafe-io'), 'force-unsafe-io\n')
    await writeFile(join(root, 'root/script'), script)
    await writeFile(join(root, 'etc/systemd/system/script.service'), UNIT)
    await put(root)
    await boot(root)
    const read = (name: string) => readFile(join(root, 'root', name), 'utf8').catch(() => '')
    return { status: (await read('status')).trim(), output: await read('output') }
  } finally {
    await run('umount', [root])
    await rm(folder, { recursive: true })
  }
}

/** Fetches a minimal Debian, unless an earlier run did. */
async function makeBase(): Promise<void> {
  if (existsSync(BASE)) return
  const draft = `${BASE}.draft`
  await rm(draft, { recursive: true, force: true })
  await mkdir(dirname(BASE), { recursive: true })
  const packages = '--include=systemd,systemd-sysv,dbus,ca-certificates'
  await run('debootstrap', ['--variant=minbase', packages, RELEASE, draft, MIRROR])
  await rename(draft, BASE)
}

async function boot(root: string): Promise<void> {
  const network = ['--resolv-conf=copy-host', '--link-journal=no']
  const alone = ['--register=no', '--keep-unit', '--quiet', '--console=pipe']
  const init = ['--boot', 'systemd.wants=script.service']
  const child = spawn('systemd-nspawn', [...alone, ...network, `--directory=${root}`, ...init], {
    stdio: 'ignore',
  })
  const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS)
  await once(child, 'exit')
  clearTimeout(timer)
}

async function run(command: string, args: string[]): Promise<void> {
  const { status, output } = await captureCommand(command, args)
  if (status !== 0) throw new Error(`${command} failed:\n${output}`)
}
