import { pagePaths } from '@hausblick/contract/addresses.ts'
import { signOutFailed } from '../session/texts.ts'
import { useSession } from '../session/useSession.ts'
import { Button } from '../ui/Button.tsx'
import { FormError } from '../ui/FormError.tsx'
import { Link } from '../ui/Link.tsx'
import * as ui from '../ui/texts.ts'
import { useSubmit } from '../ui/useSubmit.ts'
import * as texts from './texts.ts'

interface Props {
  email: string
  /** Whether the link contains an invitation, which needs an account of its own. */
  invited: boolean
}

/** Shown to signed-in users who open a sign-up link: leads to their own pages, or signs them out to accept the invitation. */
export function AlreadySignedIn({ email, invited }: Props) {
  const session = useSession()
  const { onSubmit, busy, error } = useSubmit(() => session.signOut())
  return (
    <>
      <FormError text={error && signOutFailed(error)} />
      <p className="text-ink-2">
        {texts.beforeEmail}{' '}
        <strong className="font-semibold wrap-anywhere text-ink">{email}</strong> {texts.afterEmail}
        {invited && ` ${texts.invitedNote}`}
      </p>
      <div className="mt-6 grid gap-3">
        <Link
          to={pagePaths.dashboard}
          className="control flex items-center justify-center bg-brand px-4 font-medium text-on-brand hover:opacity-90"
        >
          {ui.toOwnData}
        </Link>
        {invited && (
          <form onSubmit={onSubmit}>
            <Button type="submit" look="secondary" aria-disabled={busy} className="w-full">
              {texts.signOutAndAccept}
            </Button>
          </form>
        )}
      </div>
    </>
  )
}
