import { LogOut } from 'lucide'
import { logFailure } from '../data/failures.ts'
import { signOutFailed } from '../session/texts.ts'
import { useSession, useSessionState } from '../session/useSession.ts'
import { Button } from '../ui/Button.tsx'
import { FormError } from '../ui/FormError.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useSubmit } from '../ui/useSubmit.ts'

export function AccountCard() {
  const session = useSession()
  const state = useSessionState()
  const { onSubmit, busy, error } = useSubmit(async () => {
    try {
      await session.signOut()
    } catch (cause) {
      logFailure(cause)
      throw cause
    }
  })
  return (
    <section className="card p-6">
      <h2 className="mb-4 text-20 font-semibold">Konto</h2>
      <FormError text={error && signOutFailed(error)} />
      <div className="flex flex-wrap items-end justify-between gap-4">
        <dl>
          <dt className="text-13 text-ink-3">E-Mail</dt>
          <dd className="font-medium break-all">{state.status === 'signedIn' && state.me.email}</dd>
        </dl>
        <form onSubmit={onSubmit}>
          <Button type="submit" look="secondary" aria-disabled={busy}>
            <Icon of={LogOut} size={18} />
            Logout
          </Button>
        </form>
      </div>
    </section>
  )
}
