import { expect, test } from 'vitest'
import { ServiceError } from '../http/errors.ts'
import { checkUrl, isPublic, lookUpPublic, UnreachableError } from './reach.ts'

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

test.each([true, false])(
  'a name that leads into this network is not connected to (all: %s)',
  async (all) => {
    const { promise, resolve } = Promise.withResolvers<unknown>()
    lookUpPublic('localhost', { all }, resolve)
    expect(await promise).toBeInstanceOf(UnreachableError)
  },
)
