import { once } from 'node:events'
import { request } from 'node:http'
import { createServer, isIP, type Server } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ServiceError } from '../../platform/http/errors.ts'
import { portOf } from '../../testing/portOf.ts'
import { checkUrl, isPublic, onlyPublic, UnreachableError } from './reach.ts'
import { sendMessage } from './send.ts'
import { createWebhookSecret } from './sign.ts'
import * as texts from './texts.ts'

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.31.255.255',
  '192.168.0.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '::7f00:1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fe80::1%eth0',
  'ff02::1',
  'localhost',
])('%s is not of the internet', (address) => {
  expect(isPublic(address)).toBe(false)
})

test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '223.255.255.1', '2606:4700::1', '2a01:4f8::1'])(
  '%s is of the internet',
  (address) => {
    expect(isPublic(address)).toBe(true)
  },
)

test.each([
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f000001/',
  'https://0x7f.1/',
  'https://017700000001/',
  'https://127.1/',
  'https://１２７.0.0.1/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:a9fe:a9fe]/',
  'https://[64:ff9b::10.0.0.1]/',
  'https://169.254.169.254/latest/meta-data',
  'https://user:pass@programm.example/',
  'https://user@programm.example/',
  'http://programm.example/',
  'ftp://programm.example/',
  'programm.example',
  '',
])('%s is refused', (url) => {
  expect(() => checkUrl(url, false)).toThrow(ServiceError)
})

test('addresses of the internet are taken, those of this network where the settings allow it', () => {
  expect(checkUrl(' https://Programm.example:8443/hook?a=b#c ', false).href).toBe(
    'https://programm.example:8443/hook?a=b',
  )
  expect(checkUrl('https://[2606:4700::1]/', false).hostname).toBe('[2606:4700::1]')
  expect(checkUrl('http://2130706433:9/', true).href).toBe('http://127.0.0.1:9/')
  expect(() => checkUrl('http://user:pass@127.0.0.1/', true)).toThrow(ServiceError)
})

describe('what listens in this network', () => {
  let server: Server
  let connections = 0
  beforeAll(async () => {
    server = createServer((socket) => {
      connections += 1
      socket.destroy()
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
  })
  afterAll(() => void server.close())
  const message = () => ({
    ...{ url: `https://localhost:${portOf(server)}/`, secret: createWebhookSecret() },
    ...{ id: 'a', body: '{}' },
  })

  test('is not connected to by its name, unless the settings allow it', async () => {
    expect(await sendMessage(message(), false)).toBe(texts.privateNow)
    const { port } = new URL(message().url)
    const url = `https://127.0.0.1:${port}/`
    expect(await sendMessage({ ...message(), url }, false)).toBe(texts.privateAddress)
    expect(connections).toBe(0)
    expect(await sendMessage(message(), true)).toMatch(/^Der Empfänger war nicht erreichbar/)
    expect(connections).toBeGreaterThan(0)
  })

  test.each([
    ['has moved into it since it was looked up', ['8.8.8.8'], ['127.0.0.1']],
    ['has addresses of both', ['8.8.8.8', '127.0.0.1'], ['127.0.0.1', '8.8.8.8']],
    ['is mapped to it', ['::ffff:127.0.0.1'], ['::ffff:7f00:1']],
  ])('is not connected to by a name that %s', async (_, ...answers) => {
    const before = connections
    const lookup = onlyPublic((_hostname, _options, callback) => {
      const addresses = answers.shift() ?? []
      callback(
        null,
        addresses.map((address) => ({ address, family: isIP(address) })),
      )
    })
    lookup('programm.example', {}, () => undefined)
    const sent = request({ host: 'programm.example', port: portOf(server), lookup })
    expect((await once(sent, 'error'))[0]).toBeInstanceOf(UnreachableError)
    expect(connections).toBe(before)
  })
})
