import { lazyScreen } from '../layout/screen.tsx'
import { useSessionState } from '../session/useSession.ts'
import { AccountCard } from './AccountCard.tsx'

const Operating = lazyScreen(async () => (await import('./operator/Operating.tsx')).Operating)

/** Everyone's own account, and for operators all that they decide about the accounts of others. */
export function OwnSettings() {
  const state = useSessionState()
  const operator = state.status === 'signedIn' && state.me.role === 'operator'
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <AccountCard />
      {operator && <Operating.Screen />}
    </div>
  )
}
