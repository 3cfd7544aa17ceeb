import { describe, expect, test } from 'vitest'
import { readDownloadUrl, writeDownloadUrl } from './downloadUrl.ts'

describe('a download url', () => {
  test.each(['K-1001', 'Müller-1.2', 'ﾀﾅｶ'])('reads back its document: %s', (customerId) => {
    const reference = { customerId, number: 12, capability: `${customerId}~abc~A-_z` }
    const url = writeDownloadUrl(reference)
    expect(readDownloadUrl(url)).toEqual(reference)
    // As it arrives from a client that did not encode it again.
    expect(readDownloadUrl(decodeURIComponent(url))).toEqual(reference)
    expect(url).toMatch(/^[\w/?=.~%-]+$/)
  })

  test.each([
    '',
    '/',
    '/documents/A/1',
    '/documents/A/1?capability=',
    '/documents/A/0?capability=x',
    '/documents/A/01?capability=x',
    '/documents/A/-1?capability=x',
    '/documents/A/1e3?capability=x',
    '/documents/A/1234567890?capability=x',
    '/documents//1?capability=x',
    '/documents/../A/1?capability=x',
    '/documents/%E0%A4%A/1?capability=x',
    '/documents/A%00/1?capability=x',
    '/documents/..%2FA/1?capability=x',
    '/documents/A/1?capability=%zz',
    '/documents/A/1?capability=x&capability=y',
    '/documents/A/1?capability=x#y',
    ' /documents/A/1?capability=x',
    '//documents/A/1?capability=x',
    'http://127.0.0.1/documents/A/1?capability=x',
    'file:///documents/A/1?capability=x',
  ])('is not %j', (text) => {
    expect(readDownloadUrl(text)).toBeNull()
  })
})
