import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultLimits } from '@hausblick/server/src/platform/http/limits.ts'
import { longestStopMs } from '@hausblick/server/src/start.ts'
import { describe, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const { headMs, formGraceMs, unreadMs, connections } = defaultLimits

/** Returns the number that follows a directive of a documented file. */
function numberOf(file: string, directive: RegExp): number {
  const text = readFileSync(join(ROOT, file), 'utf8')
  const found = new RegExp(`^ *${directive.source}(\\d+)`, 'm').exec(text)?.[1]
  if (found === undefined) throw new Error(`${file} has no ${directive.source}.`)
  return Number(found)
}

describe('process managers wait until the service has stopped:', () => {
  test.each([
    ['docs/operations/systemd/hausblick.service', /TimeoutStopSec=/],
    ['compose.yaml', /stop_grace_period: /],
  ])('%s', (file, directive) => {
    expect(numberOf(file, directive) * 1000).toBeGreaterThan(longestStopMs(defaultLimits))
  })

  test('as the files say', () => {
    const text = readFileSync(join(ROOT, 'compose.yaml'), 'utf8')
    expect(text).toContain(`${longestStopMs(defaultLimits) / 1000} s that the service needs`)
  })
})

test('the unit allows all connections of the service', () => {
  const file = 'docs/operations/systemd/hausblick.service'
  expect(numberOf(file, /LimitNOFILE=/)).toBeGreaterThan(2 * connections)
})

describe('proxies wait longer than the service:', () => {
  const nginx = 'docs/operations/proxy/nginx.conf'
  const haproxy = 'docs/operations/proxy/haproxy.cfg'
  test.each([
    [nginx, /client_header_timeout /, headMs],
    [nginx, /client_body_timeout /, formGraceMs],
    [nginx, /proxy_send_timeout /, formGraceMs],
    [nginx, /proxy_read_timeout /, formGraceMs],
    [nginx, /send_timeout /, unreadMs],
    [haproxy, /timeout http-request /, headMs],
    [haproxy, /timeout client /, formGraceMs],
    [haproxy, /timeout server /, formGraceMs],
  ])('%s: %s', (file, directive, ownMs) => {
    expect(numberOf(file, directive) * 1000).toBeGreaterThan(ownMs)
  })

  test('and limit connections to what it takes', () => {
    expect(numberOf(haproxy, /server hausblick 127\.0\.0\.1:3000 maxconn /)).toBeLessThan(
      connections,
    )
  })
})
