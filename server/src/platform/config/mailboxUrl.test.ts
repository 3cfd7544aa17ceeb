import { expect, test } from 'vitest'
import { mailboxUrl } from './mailboxUrl.ts'

const base = {
  host: 'mail.example',
  port: 993,
  user: 'post',
  password: 'geheim',
  oauth: null,
  folder: 'INBOX',
  isSecure: true,
  requiresTls: true,
}

test.each([
  ['imaps://post:geheim@mail.example', base],
  [
    'imaps://post%40haus.example:a%2Fb@mail.example:1993/',
    { ...base, user: 'post@haus.example', password: 'a/b', port: 1993 },
  ],
  ['imaps://post:geheim@mail.example/Eing%C3%A4nge/2025', { ...base, folder: 'Eingänge/2025' }],
  ['imaps://post@mail.example', { ...base, password: null }],
  ['imap://post:geheim@mail.example', { ...base, port: 143, isSecure: false }],
  [
    'imap://post:geheim@mail.example?requireTLS=false',
    { ...base, port: 143, isSecure: false, requiresTls: false },
  ],
  [
    'imap://post:geheim@[::1]:1143',
    { ...base, host: '::1', port: 1143, isSecure: false, requiresTls: false },
  ],
  [
    'imap://post:geheim@localhost?requireTLS=true',
    { ...base, host: 'localhost', port: 143, isSecure: false },
  ],
])('%s is read', (given, place) => {
  expect(mailboxUrl.parse(given)).toEqual(place)
})

test.each([
  'mail.example',
  'https://post:geheim@mail.example',
  'imaps://mail.example',
  'imaps://post:geheim@mail.example?tls=no',
  'imaps://post:%E0%A4%A@mail.example',
])('%s is refused', (given) => {
  expect(mailboxUrl.safeParse(given).success).toBe(false)
})
