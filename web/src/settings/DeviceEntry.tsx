import type { AccountSession } from '@hausblick/contract/identity.ts'
import { formatDay } from '../format/day.ts'
import { formatHour } from '../format/hour.ts'
import { Button } from '../ui/Button.tsx'

interface Props {
  device: AccountSession
  /** While one of them is being ended. */
  busy: boolean
}

/** A device in a form that ends the session of the button that is pressed. */
export function DeviceEntry({ device, busy }: Props) {
  const { id, signedInAt, lastUsedAt, current } = device
  const name = device.device || 'Unbekanntes Gerät'
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-13 text-ink-3">
          <span className="whitespace-nowrap">angemeldet am {formatDay(signedInAt)},</span>{' '}
          <span className="whitespace-nowrap">
            {current
              ? 'jetzt in Benutzung'
              : `zuletzt benutzt am ${formatDay(lastUsedAt)} gegen ${formatHour(lastUsedAt)}`}
          </span>
        </p>
      </div>
      {current ? (
        <p className="rounded-full bg-brand-soft px-3 py-1 text-13 font-medium text-brand">
          Dieses Gerät
        </p>
      ) : (
        <Button
          type="submit"
          name="id"
          value={id}
          look="secondary"
          aria-disabled={busy}
          aria-label={`${name}, angemeldet am ${formatDay(signedInAt)}, abmelden`}
        >
          Abmelden
        </Button>
      )}
    </li>
  )
}
