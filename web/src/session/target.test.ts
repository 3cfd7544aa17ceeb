import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { loginAddress, readTarget } from './target.ts'

describe('readTarget', () => {
  it.each([
    ['', '/dashboard'],
    ['/dashboard', '/dashboard'],
    ['/properties?einheit=W1&kunde=K-1', '/properties?einheit=W1&kunde=K-1'],
    ['/documents/eingang', '/documents/eingang'],
    ['/signup?cid=K-1&token=abc', '/signup?cid=K-1&token=abc'],
    ['/agb#haftung', '/agb#haftung'],
    ['/properties?suche=//evil.example', '/properties?suche=//evil.example'],
    // Nothing but a path of one's own.
    ['properties', '/dashboard'],
    ['//evil.example', '/dashboard'],
    ['//evil.example/dashboard', '/dashboard'],
    ['/\\evil.example', '/dashboard'],
    ['\\\\evil.example', '/dashboard'],
    ['/\t/evil.example', '/dashboard'],
    ['/\n\\evil.example', '/dashboard'],
    ['\t//evil.example', '/dashboard'],
    ['/.//evil.example', '/dashboard'],
    ['/..//evil.example', '/dashboard'],
    ['/a/..//evil.example', '/dashboard'],
    ['/%2e//evil.example', '/dashboard'],
    ['///evil.example', '/dashboard'],
    ['//own.invalid@evil.example', '/dashboard'],
    ['//[', '/dashboard'],
    ['https://evil.example', '/dashboard'],
    ['javascript:alert(1)', '/dashboard'],
    ['JavaScript:alert(1)', '/dashboard'],
    ['data:text/html,x', '/dashboard'],
    // The login itself would lead nowhere.
    ['/login', '/dashboard'],
    ['/login?ziel=/properties', '/dashboard'],
    ['/LogIn/', '/dashboard'],
    ['/./login', '/dashboard'],
  ])('%j leads to %j', (target, expected) => {
    expect(readTarget(`?${new URLSearchParams({ ziel: target })}`)).toBe(expected)
  })

  it('never leaves the origin, whatever is asked for', () => {
    const part = fc.constantFrom('/', '\\', '.', ':', '@', '%2f', '\t', 'evil.example', 'login')
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const target = readTarget(`?${new URLSearchParams({ ziel: parts.join('') })}`)
        const url = new URL(target, 'https://hausblick.example')
        expect(url.origin).toBe('https://hausblick.example')
        expect(url.pathname + url.search + url.hash).toBe(target)
      }),
    )
  })
})

test.each([
  [{ pathname: '/dashboard', search: '' }, '/login'],
  [
    { pathname: '/dashboard', search: '?ansicht=objekt' },
    '/login?ziel=%2Fdashboard%3Fansicht%3Dobjekt',
  ],
  [{ pathname: '/documents/eingang', search: '' }, '/login?ziel=%2Fdocuments%2Feingang'],
])('the login of %j is %j, which leads back', (place, address) => {
  expect(loginAddress(place)).toBe(address)
  expect(readTarget(address.slice('/login'.length))).toBe(place.pathname + place.search)
})
