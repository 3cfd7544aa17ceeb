import { startOidcSignInCall } from '@hausblick/contract/calls/oidc.ts'
import { readTarget } from '@hausblick/contract/signInAddresses.ts'
import { useLocation } from 'react-router'
import { findLeftProvider } from './leftProvider.ts'
import { ProviderButtons } from './ProviderButtons.tsx'
import * as texts from './texts.ts'

interface Props {
  /** Whether it is the only way for most people. */
  isMain: boolean
  onFail: (cause: unknown) => void
}

/** Signs in at a provider, and offers to sign out there after a sign-out here. */
export function ProviderSignIn({ isMain, onFail }: Props) {
  const { search } = useLocation()
  const left = findLeftProvider()
  return (
    <>
      <ProviderButtons
        label={texts.signInAt}
        look={isMain ? 'primary' : 'secondary'}
        start={(ask, provider) => {
          const target = readTarget(search)
          return ask(startOidcSignInCall, {
            body: { provider, ...(target !== null && { target }) },
          })
        }}
        onFail={onFail}
        className="mt-3"
      />
      {left !== null && (
        <a href={left} className="link mt-4 flex items-center pointer-coarse:min-h-11">
          {texts.signOutAt}
        </a>
      )}
    </>
  )
}
