import type { ImportOwner } from '@hausblick/contract/calls/importOwners.ts'
import { useId } from 'react'
import { formatMoment } from '../../../base/format/moment.ts'
import { StateChip } from '../../../base/ui/StateChip.tsx'
import { askedAddress, canChoose } from './choice.ts'
import * as texts from './texts.ts'

interface Props {
  owner: ImportOwner
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
  isConfirmed: boolean
  onConfirm: (address: string, isConfirmed: boolean) => void
}

const looks = {
  open: 'plain',
  queued: 'hint',
  sent: 'plain',
  refused: 'bad',
  opened: 'hint',
  redeemed: 'good',
  expired: 'bad',
} as const

/** An owner of the list, to choose, and what became of the invitation. */
export function OwnerEntry({ owner, isChosen, onChoose, isConfirmed, onConfirm }: Props) {
  const id = useId()
  const { customerId, name, email, fault, isCustomer, sharedWith, state, at, reason } = owner
  const asked = askedAddress(owner)
  return (
    <li className="flex items-start gap-3 py-3">
      {canChoose(owner) ? (
        <input
          id={id}
          type="checkbox"
          className="mt-0.5 size-6 shrink-0 accent-brand"
          checked={isChosen}
          onChange={(event) => onChoose(event.target.checked)}
        />
      ) : (
        <span className="size-6 shrink-0" />
      )}
      <div className="grid min-w-0 flex-1 gap-x-6 gap-y-1 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,14rem)]">
        <div className="min-w-0 wrap-anywhere">
          <label htmlFor={canChoose(owner) ? id : undefined} className="font-medium">
            {name ?? customerId}
          </label>
          <p className="text-13 text-ink-3">
            {customerId}
            {!isCustomer && ` · ${texts.newCustomer}`}
          </p>
        </div>
        <div className="min-w-0 wrap-anywhere">
          <p>{email ?? texts.noAddress}</p>
          {fault !== null && <p className="text-13 text-ink-2">{fault}</p>}
          {sharedWith.length > 0 && (
            <p className="text-13 text-ink-2">{texts.sharedWith(sharedWith)}</p>
          )}
          {isChosen && asked !== null && (
            <div className="mt-1 flex items-start gap-3 rounded-control bg-hint-soft px-3 py-2 text-hint">
              <input
                id={`${id}-shared`}
                type="checkbox"
                className="size-6 shrink-0 accent-brand"
                checked={isConfirmed}
                onChange={(event) => onConfirm(asked, event.target.checked)}
              />
              <label htmlFor={`${id}-shared`} className="text-13">
                {texts.confirmShared([customerId, ...sharedWith])}
              </label>
            </div>
          )}
        </div>
        <div className="min-w-0 wrap-anywhere md:text-right">
          <StateChip look={looks[state]}>{texts.states[state]}</StateChip>
          {at !== null && <p className="text-13 text-ink-3">{formatMoment(at)}</p>}
          {reason !== null && <p className="text-13 text-ink-2">{texts.because(reason)}</p>}
        </div>
      </div>
    </li>
  )
}
