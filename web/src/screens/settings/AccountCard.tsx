import { LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { logFailure } from '../../base/data/failures.ts'
import { Button } from '../../base/ui/Button.tsx'
import { FormError } from '../../base/ui/FormError.tsx'
import { useChange } from '../../base/ui/useChange.ts'
import { signOutFailed } from '../../parts/session/account/texts.ts'
import { useSession, useSessionState } from '../../parts/session/useSession.ts'
import * as texts from './texts.ts'

/** Whose account it is, with the sign-out, and what else belongs to it. */
export function AccountCard({ children }: { children?: ReactNode }) {
  const session = useSession()
  const state = useSessionState()
  const { onSubmit, busy, error } = useChange(async () => {
    try {
      await session.signOut()
    } catch (cause) {
      logFailure(cause)
      throw cause
    }
  })
  return (
    <section className="card p-[min(1.5rem,6.5vw)]">
      <h2 className="mb-4 text-20 font-semibold">{texts.account}</h2>
      <FormError text={error && signOutFailed(error)} />
      <div className="flex flex-wrap items-end justify-between gap-4">
        <dl>
          <dt className="text-13 text-ink-3">{texts.email}</dt>
          <dd className="font-medium break-all">{state.status === 'signedIn' && state.me.email}</dd>
        </dl>
        <form onSubmit={onSubmit}>
          <Button type="submit" look="secondary" aria-disabled={busy}>
            <LogOut size={18} />
            {texts.signOut}
          </Button>
        </form>
      </div>
      {children}
    </section>
  )
}
