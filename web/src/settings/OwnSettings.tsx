import { lazyScreen } from '../layout/screen.tsx'
import { useSessionState } from '../session/useSession.ts'
import { AccountCard } from './AccountCard.tsx'

const OperatorSettings = lazyScreen(
  async () => (await import('./operator/OperatorSettings.tsx')).OperatorSettings,
)

/** Everyone's own account, and for operators all that they decide about the accounts of others. */
export function OwnSettings() {
  const state = useSessionState()
  const operator = state.status === 'signedIn' && state.me.role === 'operator'
  return operator ? <OperatorSettings.Screen /> : <AccountCard />
}
