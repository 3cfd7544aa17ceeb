import type { AccountSession } from '@hausblick/contract/calls/sessions.ts'
import { formatDay } from '../../base/format/day.ts'
import { formatHour } from '../../base/format/moment.ts'
import { Button } from '../../base/ui/Button.tsx'
import * as texts from './texts.ts'

interface Props {
  device: AccountSession
  /** Whether a session is being ended. */
  busy: boolean
}

/** A device, within a form whose submit button names the session to end. */
export function DeviceEntry({ device, busy }: Props) {
  const { id, signedInAt, lastUsedAt, current } = device
  const name = device.device || texts.unknownDevice
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-13 text-ink-3">
          <span className="inline-block">{texts.signedInAt(formatDay(signedInAt))}</span>{' '}
          <span className="inline-block">
            {current
              ? texts.inUse
              : texts.lastUsedAt(formatDay(lastUsedAt), formatHour(lastUsedAt))}
          </span>
        </p>
      </div>
      {current ? (
        <p className="rounded-full bg-brand-soft px-3 py-1 text-13 font-medium text-brand">
          {texts.thisDevice}
        </p>
      ) : (
        <Button
          type="submit"
          name="id"
          value={id}
          look="secondary"
          aria-disabled={busy}
          aria-label={texts.endDeviceOf(name, formatDay(signedInAt))}
        >
          {texts.endDevice}
        </Button>
      )}
    </li>
  )
}
