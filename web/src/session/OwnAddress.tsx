import { useSessionState } from './useSession.ts'

/** Tells password managers, and nobody else, whose password a form asks for. */
export function OwnAddress() {
  const state = useSessionState()
  const email = state.status === 'signedIn' ? state.me.email : ''
  return <input hidden readOnly name="email" autoComplete="username" value={email} />
}
