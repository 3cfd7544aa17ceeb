import { expect, test } from 'vitest'
import { readMailHeader } from './sender.ts'

const AUTHORITY = 'mx.haus.example'
const FROM = 'From: "Eva Ähre" <Eva@Firma.example>'

/** Reads a header of these lines. */
const read = (...lines: string[]) =>
  readMailHeader(Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), AUTHORITY)
const results = (...stated: string[]) =>
  `Authentication-Results: ${[AUTHORITY, ...stated].join(';\r\n\t')}`

test.each([
  ['DKIM', results('dkim=pass header.d=firma.example')],
  ['DKIM by identity', results('dkim=pass header.i=@firma.example header.s=2025')],
  ['SPF', results('spf=pass (sender is ok) smtp.mailfrom=bounce@firma.example')],
  ['SPF of a quoted address', results('spf=pass smtp.mailfrom="b;c"@firma.example')],
  ['DMARC', results('dmarc=pass (p=reject) header.from=firma.example')],
  [
    'one of several',
    results('dkim=fail header.d=firma.example', 'spf=pass smtp.mailfrom=firma.example'),
  ],
  [
    'another way to write it',
    'authentication-results: MX.haus.example 1; DKIM = PASS header.d = Firma.example',
  ],
])('a sender is proven by %s', async (_, line) => {
  expect(await read(line, FROM, 'Subject: =?utf-8?q?Gr=C3=BC=C3=9Fe?=')).toEqual({
    sender: 'eva@firma.example',
    isProven: true,
    subject: 'Grüße',
  })
})

test('a domain speaks for those below it', async () => {
  const line = results('dkim=pass header.d=firma.example')
  expect(await read(line, 'From: eva@post.firma.example')).toMatchObject({ isProven: true })
})

test.each([
  ['nothing'],
  ['no verdict', results('none')],
  ['a failure', results('dkim=fail header.d=firma.example')],
  ['the signature of another domain', results('dkim=pass header.d=boese.example')],
  ['a signature of a domain below', results('dkim=pass header.d=x.firma.example')],
  ['a domain that ends alike', results('dkim=pass header.d=irma.example')],
  ['a top-level domain', results('dkim=pass header.d=example')],
  ['an envelope of another domain', results('spf=pass smtp.mailfrom=eva@boese.example')],
  ['a greeting', results('spf=pass smtp.helo=firma.example')],
  ['a verdict in a comment', results('dkim=fail (dkim=pass header.d=firma.example; x)')],
  [
    'a verdict in a quoted address',
    results('spf=pass smtp.mailfrom="; dkim=pass header.d=firma.example"@boese.example'),
  ],
  ['a property stated twice', results('dkim=pass header.d=firma.example header.d=boese.example')],
  ['a comment without an end', results('dkim=pass header.d=firma.example (')],
  ['another server', 'Authentication-Results: mx.boese.example; dkim=pass header.d=firma.example'],
  [
    'a server whose name begins alike',
    'Authentication-Results: mx.haus.example.boese.example; dkim=pass header.d=firma.example',
  ],
  ['a server without a name', 'Authentication-Results: dkim=pass header.d=firma.example'],
])('a sender is not proven by %s', async (_, ...lines) => {
  expect(await read(...lines, FROM)).toMatchObject({
    sender: 'eva@firma.example',
    isProven: false,
  })
})

test('a verdict that came with the mail, below another, is not believed', async () => {
  const forged = results('dkim=pass header.d=firma.example')
  const others = [results('dkim=none'), 'Authentication-Results: mx.fremd.example; none']
  for (const other of others)
    expect(await read(other, forged, FROM)).toMatchObject({ isProven: false })
})

test.each([
  ['two senders', 'From: eva@firma.example, ida@firma.example'],
  ['two headers', `${FROM}\r\nFrom: eva@boese.example`],
  ['none', 'To: eva@firma.example'],
  ['a group', 'From: alle: eva@firma.example, ida@firma.example;'],
])('%s prove nobody', async (_, lines) => {
  const line = results('dkim=pass header.d=firma.example')
  expect(await read(line, lines)).toMatchObject({ sender: null, isProven: false })
})

test.each([
  ['From: "eva@firma.example" <x@boese.example>', 'x@boese.example'],
  ['From: =?utf-8?q?eva=40firma.example=2C?= <x@boese.example>', 'x@boese.example'],
  ['From: eva@firma.example <x@boese.example>', 'x@boese.example'],
])('the name of %s is no address', async (line, sender) => {
  expect(await read(results('dkim=pass header.d=firma.example'), line)).toMatchObject({
    sender,
    isProven: false,
  })
})

test('letters that only look like an address prove nobody', async () => {
  // The sign of the unit of temperature, which becomes a small k.
  const line = results('dkim=pass header.d=firma.example')
  expect(await read(line, 'From: \u212Aim@firma.example')).toMatchObject({ isProven: false })
})
