import type { ListedAccount } from '@hausblick/contract/calls/linkedAccounts.ts'
import { formatDay } from '../../../base/format/day.ts'
import { Button } from '../../../base/ui/Button.tsx'
import { roleNames } from '../../../parts/session/account/texts.ts'
import { useSessionState } from '../../../parts/session/useSession.ts'
import * as texts from './texts.ts'

interface Props {
  account: ListedAccount
  onEnd: () => void
  onReset: () => void
  /** Absent if the address cannot be changed here. */
  onChangeAddress?: (() => void) | undefined
}

export function AccountEntry({
  account: { email, role, createdAt, secondFactor },
  onEnd,
  onReset,
  onChangeAddress,
}: Props) {
  const state = useSessionState()
  const own = state.status === 'signedIn' && state.me.email === email
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{email}</p>
        <p className="text-13 text-ink-3">
          {texts.accountRole(role ? roleNames[role] : texts.noRole, formatDay(createdAt))}
        </p>
      </div>
      {own ? (
        <p className="text-13 text-ink-3">{texts.ownAccount}</p>
      ) : (
        <div className="flex flex-wrap gap-2">
          {onChangeAddress && (
            <Button
              look="secondary"
              onClick={onChangeAddress}
              aria-label={texts.changeAddressOf(email)}
            >
              {texts.changeAddress}
            </Button>
          )}
          {secondFactor && (
            <Button look="secondary" onClick={onReset} aria-label={texts.resetFactorOf(email)}>
              {texts.resetFactor}
            </Button>
          )}
          <Button look="secondary" onClick={onEnd} aria-label={texts.endAccountOf(email)}>
            {texts.endAccountShort}
          </Button>
        </div>
      )}
    </li>
  )
}
