import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  detailsAddress,
  documentStreetParameter,
  documentsAddress,
  documentTypeParameter,
  figuresAddress,
  objectParameter,
  placeAddress,
  previewParameter,
  readInvitation,
  signUpAddress,
  unitParameter,
} from './addresses.ts'
import { normalisePath } from './paths.ts'
import { readSearch, writeSearch } from './searchParameters.ts'
import { loginAddress, readResetToken, readTarget, resetAddress } from './signInAddresses.ts'

const some = fc.string({ unit: 'binary', minLength: 1 })

/** Returns the query of an address. */
const searchOf = (address: string) => new URL(address, 'http://own.invalid').search

test.each([
  [detailsAddress({ kind: 'unit', id: 'W 1' }), '/properties?einheit=W+1'],
  [detailsAddress({ kind: 'object', id: 'O&1' }), '/properties?objekt=O%261'],
  [placeAddress({ kind: 'unit', id: 'W 1' }), '/properties/einheit?nummer=W+1'],
  [placeAddress({ kind: 'object', id: 'O&1' }), '/properties/objekt?nummer=O%261'],
  [documentsAddress('Mietvertrag', 'Weg 1'), '/documents?docType=Mietvertrag&wohnung=Weg+1'],
  [documentsAddress('Mietvertrag', null), '/documents?docType=Mietvertrag'],
  [documentsAddress(null, 'Weg 1'), '/documents?wohnung=Weg+1'],
  [documentsAddress(null, null), '/documents'],
  [
    documentsAddress(null, 'Weg 1', { year: '2025', month: '03', search: 'Müll' }),
    '/documents?wohnung=Weg+1&jahr=2025&monat=03&suche=M%C3%BCll',
  ],
  [figuresAddress({ kind: 'unit', id: 'W 1' }), '/dashboard?ansicht=einheit&einheit=W+1'],
  [figuresAddress({ kind: 'object', id: 'O&1' }), '/dashboard?ansicht=objekt&objekt=O%261'],
  [
    signUpAddress({ customerId: 'betreiber@hausblick.test', token: 'abc' }),
    '/signup?cid=betreiber%40hausblick.test&token=abc',
  ],
  [resetAddress('abc'), '/passwort?token=abc'],
  [loginAddress('/dashboard'), '/login'],
  [loginAddress('/documents/eingang'), '/login?ziel=%2Fdocuments%2Feingang'],
])('writes %s', (address, expected) => {
  expect(address).toBe(expected)
})

test.each([
  ['/login', '/login'],
  ['/LogIn/', '/login'],
  ['/Documents/Eingang//', '/documents/eingang'],
  ['/', '/'],
  ['//', '/'],
])('normalises %s to %s', (path, expected) => {
  expect(normalisePath(path)).toBe(expected)
})

describe('writing is the inverse of reading for', () => {
  test('details', () => {
    fc.assert(
      fc.property(some, (id) => {
        const unit = searchOf(detailsAddress({ kind: 'unit', id }))
        const object = searchOf(detailsAddress({ kind: 'object', id }))
        expect([readSearch(unitParameter, unit), readSearch(objectParameter, unit)]).toEqual([
          id,
          null,
        ])
        expect(readSearch(objectParameter, object)).toBe(id)
      }),
    )
  })

  test('documents', () => {
    fc.assert(
      fc.property(some, fc.option(some), (type, street) => {
        const search = searchOf(documentsAddress(type, street))
        expect(readSearch(documentTypeParameter, search)).toBe(type)
        expect(readSearch(documentStreetParameter, search)).toBe(street)
      }),
    )
  })

  test('a preview', () => {
    const pages = fc.option(fc.integer({ min: 1, max: 999_999 }))
    fc.assert(
      fc.property(fc.record({ fileName: some, page: pages }), (preview) => {
        const search = writeSearch(previewParameter, '?jahr=2025', preview)
        expect(readSearch(previewParameter, search)).toEqual(preview)
        expect(writeSearch(previewParameter, search, null)).toBe('jahr=2025')
      }),
    )
  })

  test('an invitation', () => {
    fc.assert(
      fc.property(fc.record({ customerId: some, token: some }), (invitation) => {
        expect(readInvitation(searchOf(signUpAddress(invitation)))).toEqual(invitation)
      }),
    )
  })

  test('a password reset', () => {
    fc.assert(
      fc.property(some, (token) => {
        expect(readResetToken(searchOf(resetAddress(token)))).toBe(token)
      }),
    )
  })

  test('the login', () => {
    const targets = fc.tuple(fc.constantFrom('/dashboard', '/contact', '/agb'), some)
    fc.assert(
      fc.property(targets, ([path, name]) => {
        const target = `${path}?${new URLSearchParams({ name })}`
        expect(readTarget(searchOf(loginAddress(target)))).toBe(target)
      }),
    )
  })
})

describe('an incomplete link', () => {
  test.each(['', '?cid=K-1', '?token=x', '?cid=&token='])('has no invitation in %j', (search) => {
    expect(readInvitation(search)).toBeNull()
  })

  test.each([
    ['', null],
    ['?token=', null],
    ['?token=&oobCode=b', 'b'],
    ['?mode=resetPassword&oobCode=b', 'b'],
  ])('with the query %j has the reset token %j', (search, token) => {
    expect(readResetToken(search)).toBe(token)
  })

  test.each(['', '?dialog=hochladen&dokument=a', '?dialog=vorschau', '?dokument=a'])(
    'opens no preview with %j',
    (search) => {
      expect(readSearch(previewParameter, search)).toBeNull()
    },
  )

  test.each(['0', '-1', '1.5', 'x', ''])('opens the first page for page %j', (page) => {
    const search = `?dialog=vorschau&dokument=a&seite=${page}`
    expect(readSearch(previewParameter, search)).toEqual({ fileName: 'a', page: null })
  })
})

describe('readTarget', () => {
  it.each([
    ['', null],
    ['/dashboard', '/dashboard'],
    ['/properties?einheit=W1&kunde=K-1', '/properties?einheit=W1&kunde=K-1'],
    ['/documents/eingang', '/documents/eingang'],
    ['/signup?cid=K-1&token=abc', '/signup?cid=K-1&token=abc'],
    ['/agb#haftung', '/agb#haftung'],
    ['/properties?suche=//evil.example', '/properties?suche=//evil.example'],
    // Only paths of the dashboard's own origin.
    ['properties', null],
    ['//evil.example', null],
    ['//evil.example/dashboard', null],
    ['/\\evil.example', null],
    ['\\\\evil.example', null],
    ['/\t/evil.example', null],
    ['/\n\\evil.example', null],
    ['\t//evil.example', null],
    ['/.//evil.example', null],
    ['/..//evil.example', null],
    ['/a/..//evil.example', null],
    ['/%2e//evil.example', null],
    ['///evil.example', null],
    ['//own.invalid@evil.example', null],
    ['//[', null],
    ['https://evil.example', null],
    ['javascript:alert(1)', null],
    ['JavaScript:alert(1)', null],
    ['data:text/html,x', null],
    // The login itself would redirect in a circle.
    ['/login', null],
    ['/login?ziel=/properties', null],
    ['/LogIn/', null],
    ['/./login', null],
  ])('%j leads to %j', (target, expected) => {
    expect(readTarget(`?${new URLSearchParams({ ziel: target })}`)).toBe(expected)
  })

  it('never leaves the origin, whatever the target', () => {
    const part = fc.constantFrom('/', '\\', '.', ':', '@', '%2f', '\t', 'evil.example', 'login')
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const target = readTarget(`?${new URLSearchParams({ ziel: parts.join('') })}`) ?? '/'
        const url = new URL(target, 'https://hausblick.example')
        expect(url.origin).toBe('https://hausblick.example')
        expect(url.pathname + url.search + url.hash).toBe(target)
      }),
    )
  })
})
