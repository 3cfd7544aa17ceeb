import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { newFolders } from '../../testing/folders.ts'
import { sendMessage } from './send.ts'
import { createWebhookSecret, signMessage } from './sign.ts'

const CLIENTS = join(import.meta.dirname, '../../../../docs/clients')
const hasPython = spawnSync('python3', ['--version']).status === 0
const secret = createWebhookSecret()
const MINUTE_MS = 60_000
const bodyOf = (id: string) => JSON.stringify({ id, type: 'probe', customerId: null, data: {} })
const message = { id: 'a', body: bodyOf('a'), secret }

describe.each([
  { client: 'webhook.ts', program: process.execPath, isThere: true, title: 'webhook.ts' },
  {
    ...{ client: 'webhook.py', program: 'python3', isThere: hasPython },
    title: hasPython ? 'webhook.py' : 'NO python3 HERE',
  },
])('the example $title', ({ client, program, isThere }) => {
  const newFolder = newFolders()
  let example: ChildProcess | undefined
  let url: string
  const printed: string[] = []
  beforeAll(async () => {
    if (!isThere) return
    const folder = await newFolder()
    await copyFile(join(CLIENTS, client), join(folder, client))
    await writeFile(join(folder, 'secret'), `${secret}\n`)
    const args = [client, '--secret-file', 'secret', '--port', '0']
    const started = spawn(program, args, { cwd: folder })
    example = started
    createInterface(started.stdout).on('line', (line) => printed.push(line))
    const [said] = await once(createInterface(started.stderr), 'line')
    url = `http://127.0.0.1:${/(\d+)\D*$/.exec(String(said))?.[1]}/`
  }, MINUTE_MS)
  afterAll(() => void example?.kill())

  test.runIf(isThere)('takes what the service has signed, and each event once', async () => {
    const other = { id: 'b', body: bodyOf('b'), secret }
    for (const sent of [message, message, other])
      expect(await sendMessage({ ...sent, url }, true)).toBeNull()
    await vi.waitFor(() => expect(printed.slice(-1)).toEqual([other.body]), 15_000)
    expect(printed).toEqual([message.body, other.body])
  })

  const now = new Date()
  const signed = signMessage(message, now)
  test.runIf(isThere).each([
    ['a forged signature', signMessage({ ...message, secret: createWebhookSecret() }, now)],
    ['the signature of another event', signMessage({ ...message, body: bodyOf('c') }, now)],
    ['another id', { ...signed, 'webhook-id': 'c' }],
    ['an old time', signMessage(message, new Date(now.getTime() - 6 * MINUTE_MS))],
    ['a time to come', signMessage(message, new Date(now.getTime() + 6 * MINUTE_MS))],
    ['no number as its time', { ...signed, 'webhook-timestamp': 'soon' }],
    ['half a signature', { ...signed, 'webhook-signature': 'v1,' }],
    ['nothing', {}],
  ])('refuses a message with %s', async (_, headers) => {
    const before = printed.length
    const { status } = await fetch(url, { method: 'POST', headers, body: message.body })
    expect(status).toBe(401)
    expect(printed.length).toBe(before)
  })
})
