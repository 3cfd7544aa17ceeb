import { expect, test } from 'vitest'
import { clientOf } from './client.ts'

test.each([
  ['an IPv4 address', '203.0.113.7', '203.0.113.7'],
  ['the same, mapped to IPv6', '203.0.113.7', '::ffff:203.0.113.7'],
  ['the same, mapped and written otherwise', '203.0.113.7', '::ffff:cb00:7107'],
  ['the same with a port', '203.0.113.7', '203.0.113.7:50123'],
  ['two addresses of one /64', '2001:db8:0:7::1', '2001:db8:0:7:ffff:ffff:ffff:ffff'],
  ['one IPv6 address, written twice', '2001:db8::1', '2001:0DB8:0000:0000:0000:0000:0000:0001'],
  ['one IPv6 address with a port', '2001:db8::1', '[2001:db8::1]:443'],
  ['what is no address at all', 'irgendwas', 'etwas anderes'],
])('%s: one client', (_title, one, other) => {
  expect(clientOf(other)).toBe(clientOf(one))
})

test.each([
  ['two IPv4 addresses', '203.0.113.7', '203.0.113.8'],
  ['two /64 of one /48', '2001:db8:0:7::1', '2001:db8:0:8::1'],
  ['an address and what is none', '203.0.113.7', 'unknown'],
])('%s: two clients', (_title, one, other) => {
  expect(clientOf(other)).not.toBe(clientOf(one))
})
