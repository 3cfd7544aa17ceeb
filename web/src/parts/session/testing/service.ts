import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { finished } from 'node:stream/promises'
import { type Invitation, readInvitation } from '@hausblick/contract/addresses.ts'
import { signUpCall } from '@hausblick/contract/calls/identity.ts'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { TestBrowser } from './browser.ts'

const serve = join(import.meta.dirname, '../../../../../server/src/testing/serve.ts')
const INVITATION = /^Einmaliger Zugang für (\S+): {2}(\S+)/

/** Two operators with an account, and the password of both. */
export const anna = 'anna@betreiber.example'
export const zoe = 'zoe@betreiber.example'
export const password = 'Regenschirm Kupferdach Mondfähre'

/** An invited operator without an account. */
export const paul = 'paul@betreiber.example'

interface RunningService {
  readonly url: string
  readonly paulsInvitation: Invitation
  readonly stop: () => Promise<void>
}

/** Runs one service with the accounts for all tests of a file, and a new browser for each of them. */
export function browseService(): {
  readonly browser: TestBrowser
  readonly paulsInvitation: Invitation
} {
  let service: RunningService
  let browser: TestBrowser
  beforeAll(async () => {
    service = await startServiceWithAccounts()
  })
  afterAll(() => service.stop())
  beforeEach(() => {
    browser = new TestBrowser(service.url)
  })
  afterEach(() => browser.close())
  return {
    get browser() {
      return browser
    },
    get paulsInvitation() {
      return service.paulsInvitation
    },
  }
}

/** Starts the service in a child process with an empty data folder and creates the accounts. */
async function startServiceWithAccounts(): Promise<RunningService> {
  const folder = await mkdtemp(join(tmpdir(), 'hausblick-web-'))
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: join(folder, 'data'),
    OPERATOR_EMAILS: [anna, zoe, paul].join(),
  }
  const child = spawn(process.execPath, [serve], { cwd: folder, env })
  const ended = once(child, 'exit')
  const linkTo = await readInvitationLinks(child, [anna, zoe, paul])
  const url = linkTo(paul).origin
  for (const email of [anna, zoe]) {
    const account = { email, password, ...invitationOf(linkTo(email)) }
    await post(url, signUpCall.path, account)
  }
  return {
    url,
    paulsInvitation: invitationOf(linkTo(paul)),
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true })
    },
  }
}

async function post(url: string, path: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json', origin: url }
  const reply = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`)
}

/**
 * Reads the invitation links printed at startup; the returned function throws for one that was not. Throws what the service
 * has printed if it ends before.
 */
async function readInvitationLinks(
  child: ChildProcessWithoutNullStreams,
  emails: readonly string[],
): Promise<(email: string) => URL> {
  const links = new Map<string, string>()
  let printed = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    printed += text
  })
  for await (const line of createInterface(child.stdout)) {
    printed += `${line}\n`
    const [, email = '', link = ''] = INVITATION.exec(line) ?? []
    if (email) links.set(email, link)
    if (links.size === emails.length) break
  }
  if (links.size < emails.length) {
    await finished(child.stderr)
    throw new Error(`The service ended:\n${printed}`)
  }
  child.stdout.resume()
  return (email) => new URL(links.get(email) ?? '')
}

function invitationOf({ href, search }: URL): Invitation {
  const invitation = readInvitation(search)
  if (!invitation) throw new Error(`The service printed ${href}, which is no invitation.`)
  return invitation
}
