import { describe, expect, it } from 'vitest'
import { loginAddress } from './signInAddresses.ts'
import { addSignInError, readSignInError } from './signInErrors.ts'

describe('why a sign-in at a provider failed', () => {
  it('is added to an address, and read from it', () => {
    const address = addSignInError(loginAddress('/documents?suche=x'), 'identityUnknown')
    expect(address).toBe('/login?ziel=%2Fdocuments%3Fsuche%3Dx&fehler=identityUnknown')
    expect(readSignInError(address.slice('/login'.length))).toBe('identityUnknown')
  })

  it('is nothing that others write into a link', () => {
    expect(readSignInError('?fehler=Rufen+Sie+0900')).toBeNull()
    expect(readSignInError('?fehler=toString')).toBeNull()
    expect(readSignInError('')).toBeNull()
  })
})
