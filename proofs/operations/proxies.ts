import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runStep } from './step.ts'

const STEP_S = 120
const DOCUMENTED = join(import.meta.dirname, '../../docs/operations/proxy')

/** What is replaced in the documented file. */
interface Place {
  /** For configuration, certificate and log. */
  readonly folder: string
  readonly httpPort: string
  readonly tlsPort: string
  readonly servicePort: string
}

/** A running proxy. */
interface Proxy {
  readonly readLog: () => Promise<string>
  readonly stop: () => Promise<void>
}

/** Makes a certificate for localhost, and returns it in PEM. */
export async function makeCertificate(folder: string): Promise<string> {
  const [key, certificate] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')]
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...name]
  await runStep(STEP_S, 'openssl', [...made, '-keyout', key, '-out', certificate])
  const pem = await readFile(certificate, 'utf8')
  await writeFile(join(folder, 'hausblick.pem'), pem + (await readFile(key, 'utf8')))
  return pem
}

const starters = { nginx: startNginx, haproxy: startHaproxy }
export type ProxyName = keyof typeof starters

/** Starts a proxy with its documented file, on the loopback only. The folder has the certificate. */
export async function startProxy(name: ProxyName, place: Place): Promise<Proxy> {
  return await starters[name](place)
}

async function startNginx(place: Place): Promise<Proxy> {
  const { folder, httpPort, tlsPort } = place
  await mkdir(join(folder, 'log'))
  // The workers have a user of their own.
  await chmod(folder, 0o711)
  const site = await adapt('nginx.conf', place, [
    [/listen \[::\].*;\n/g, ''],
    ['listen 80;', `listen 127.0.0.1:${httpPort};`],
    ['listen 443 ', `listen 127.0.0.1:${tlsPort} `],
    ['/etc/ssl/hausblick', folder],
    ['/var/log/nginx', join(folder, 'log')],
  ])
  const main = join(folder, 'main.conf')
  // As Debian's /etc/nginx/nginx.conf includes it.
  const http = `access_log off; gzip on; include ${site};`
  await writeFile(main, `pid ${folder}/pid; daemon off; events {} http { ${http} }`)
  await runStep(STEP_S, 'nginx', ['-t', '-q', '-c', main])
  const stop = start('nginx', ['-c', main], join(folder, 'output'))
  const readLog = async () => {
    const files = ['hausblick.log', 'hausblick-error.log'].map((name) => join(folder, 'log', name))
    return (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('')
  }
  return { readLog, stop }
}

async function startHaproxy(place: Place): Promise<Proxy> {
  const { folder, httpPort, tlsPort } = place
  const site = await adapt('haproxy.cfg', place, [
    ['bind :80', `bind 127.0.0.1:${httpPort}`],
    ['bind :443', `bind 127.0.0.1:${tlsPort}`],
    ['/etc/haproxy/certificates', folder],
    ['log /dev/log local0', 'log stdout format raw local0'],
  ])
  await runStep(STEP_S, 'haproxy', ['-c', '-q', '-dW', '-f', site])
  const stop = start('haproxy', ['-db', '-f', site], join(folder, 'output'))
  return { readLog: () => readFile(join(folder, 'output'), 'utf8'), stop }
}

/** Writes the documented file with this place's values. Throws if one of them is not in the file. */
async function adapt(
  name: string,
  { folder, tlsPort, servicePort }: Place,
  replaced: readonly (readonly [string | RegExp, string])[],
): Promise<string> {
  const common = [
    ['https://hausblick.example', `https://localhost:${tlsPort}`],
    ['127.0.0.1:3000', `127.0.0.1:${servicePort}`],
  ] as const
  let text = await readFile(join(DOCUMENTED, name), 'utf8')
  for (const [from, to] of [...common, ...replaced]) {
    if (text.search(from) < 0 && !text.includes(String(from)))
      throw new Error(`${from} is missing.`)
    text = text.replaceAll(typeof from === 'string' ? from : new RegExp(from, 'g'), to)
  }
  const file = join(folder, name)
  await writeFile(file, text.replaceAll('hausblick.example', 'localhost'))
  return file
}

function start(command: string, args: readonly string[], output: string) {
  const log = openSync(output, 'a')
  const child = spawn(command, args, { stdio: ['ignore', log, log] })
  const ended = once(child, 'exit')
  return async () => {
    child.kill('SIGTERM')
    await ended
  }
}
