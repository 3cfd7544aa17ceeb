import { useSessionState } from './useSession.ts'

/** A hidden input that tells password managers which account a password field belongs to. */
export function HiddenUsername() {
  const state = useSessionState()
  const email = state.status === 'signedIn' ? state.me.email : ''
  return <input hidden readOnly name="email" autoComplete="username" value={email} />
}
