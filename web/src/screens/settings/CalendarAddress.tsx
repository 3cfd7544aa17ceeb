import { CalendarPlus } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../../base/ui/Button.tsx'
import { CopyButton } from '../../base/ui/CopyButton.tsx'
import * as texts from './texts.ts'

interface Props {
  address: string
  onRenew: () => void
  onEnd: () => void
}

/** The secret address of a calendar feed, with buttons to copy, open, renew and end it. */
export function CalendarAddress({ address, onRenew, onEnd }: Props) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <label htmlFor="kalenderadresse" className="mb-1.5 block text-13 font-medium text-ink-2">
        {texts.calendarAddress}
      </label>
      <input
        ref={field}
        id="kalenderadresse"
        readOnly
        value={address}
        aria-describedby="kalenderhinweis"
        onFocus={(event) => event.currentTarget.select()}
        className="control field w-full truncate px-3"
      />
      <p id="kalenderhinweis" className="mt-1.5 text-13 text-ink-3">
        {texts.calendarUse}
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <CopyButton
          label={texts.copyAddress}
          text={address}
          byHand={texts.copyAddressByHand}
          onRefused={() => field.current?.select()}
        />
        <a
          href={address.replace(/^https?:/, 'webcal:')}
          className="control field inline-flex items-center gap-2 px-4 font-medium"
        >
          <CalendarPlus size={18} />
          {texts.openCalendar}
        </a>
      </div>
      <div className="mt-6 flex flex-wrap gap-3 border-t border-line pt-6">
        <Button look="secondary" onClick={onRenew}>
          {texts.renewCalendar}
        </Button>
        <Button look="secondary" onClick={onEnd}>
          {texts.endCalendar}
        </Button>
      </div>
    </>
  )
}
