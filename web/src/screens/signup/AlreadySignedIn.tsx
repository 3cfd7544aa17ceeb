import { customerParameter, type Invitation } from '@hausblick/contract/addresses.ts'
import type { Me } from '@hausblick/contract/calls/accounts.ts'
import { pages } from '@hausblick/contract/pages.ts'
import { writeSearch } from '@hausblick/contract/searchParameters.ts'
import { Button } from '../../base/ui/Button.tsx'
import { FormError } from '../../base/ui/FormError.tsx'
import { Link } from '../../base/ui/Link.tsx'
import * as ui from '../../base/ui/texts.ts'
import { useChange } from '../../base/ui/useChange.ts'
import { signOutFailed } from '../../parts/session/account/texts.ts'
import { linkAccount } from '../../parts/session/calls.ts'
import { isStaff } from '../../parts/session/role.ts'
import { useSession } from '../../parts/session/useSession.ts'
import * as texts from './texts.ts'

interface Props {
  me: Me
  /** The invitation of the link; null if it has none. */
  invitation: Invitation | null
}

/**
 * Shown to signed-in users who open a sign-up link: adds the portfolio of a customer's invitation to their account, leads to
 * their own pages, or signs them out to accept the invitation with another account.
 */
export function AlreadySignedIn({ me, invitation }: Props) {
  const session = useSession()
  const signOut = useChange(() => session.signOut())
  const add = useChange(async () => {
    if (!invitation) return
    const customerId = await linkAccount(session.client, invitation)
    // A new page, with the rights that the account has from now on.
    const query = writeSearch(customerParameter, '', customerId)
    window.location.assign(`${pages.dashboard.path}?${query}`)
  })
  // Invitations of operators, staff and guests name an address; a signed-in account that has it can only be a guest's.
  const named = invitation?.customerId
  const canAdd = named !== undefined && !isStaff(me) && (named === me.email || !named.includes('@'))
  return (
    <>
      <FormError text={add.error ?? (signOut.error && signOutFailed(signOut.error))} />
      <p className="text-ink-2">
        {texts.beforeEmail}{' '}
        <strong className="font-semibold wrap-anywhere text-ink">{me.email}</strong>{' '}
        {texts.afterEmail}
        {invitation && ` ${canAdd ? texts.addNote : texts.invitedNote}`}
      </p>
      <div className="mt-6 grid gap-3">
        {canAdd ? (
          <form onSubmit={add.onSubmit}>
            <Button type="submit" aria-disabled={add.busy} className="w-full">
              {texts.addToAccount}
            </Button>
          </form>
        ) : (
          <Link
            to={pages.dashboard.path}
            className="control flex items-center justify-center bg-brand px-4 font-medium text-on-brand hover:opacity-90"
          >
            {ui.toOwnData}
          </Link>
        )}
        {invitation && (
          <form onSubmit={signOut.onSubmit}>
            <Button type="submit" look="secondary" aria-disabled={signOut.busy} className="w-full">
              {texts.signOutAndAccept}
            </Button>
          </form>
        )}
        {canAdd && (
          <Link to={pages.dashboard.path} className="link justify-self-center py-2">
            {ui.toOwnData}
          </Link>
        )}
      </div>
    </>
  )
}
