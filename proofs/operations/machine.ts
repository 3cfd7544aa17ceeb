import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { endOf, runStep } from './step.ts'

const RELEASE = 'trixie'
const MIRROR = 'http://deb.debian.org/debian'
const BASE = join(import.meta.dirname, `../../node_modules/.cache/hausblick/debian-${RELEASE}`)
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt'
const STEP_S = 900
const SCRIPT_S = 3600

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
 * Returns the output. Throws an error that names the command at which the script ended.
 *
 * @param put adds files to the machine's root folder before it boots
 */
export async function runOnFreshMachine(
  script: string,
  put: (root: string) => Promise<void>,
): Promise<string> {
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
    // Each command begins a line, whatever stands before it.
    await writeFile(join(root, 'root/script'), `PS4=$'\\n+ '\n${script}`)
    await writeFile(join(root, 'etc/systemd/system/script.service'), UNIT)
    await put(root)
    const stopPrinting = printCommands(join(root, 'root/output'))
    const cause = await boot(root).catch((error: unknown) => error)
    stopPrinting()
    const read = (name: string) => readFile(join(root, 'root', name), 'utf8').catch(() => '')
    const [status, output] = [await read('status'), await read('output')]
    if (status.trim() === '0') return output
    const command = output.match(/^\+ .*$/gm)?.at(-1) ?? 'its first command'
    const said = `The script ended with ${status.trim() || 'no status'} at\n${command}`
    throw new Error(`${said}\nThe end of its output:\n${endOf(output)}`, { cause })
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
  const machine = [...alone, ...network, `--directory=${root}`]
  await runStep(SCRIPT_S, 'systemd-nspawn', [...machine, ...init])
}

/** Prints each command that bash writes to its output; returns a function that ends that. */
function printCommands(output: string) {
  const tail = spawn('tail', ['-F', '--quiet', '--lines=+1', output], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  createInterface(tail.stdout).on('line', (line) => {
    if (line.startsWith('+ ')) process.stdout.write(`${line}\n`)
  })
  return () => void tail.kill()
}

const run = (command: string, args: readonly string[]) => runStep(STEP_S, command, args)
