import { CalendarPlus, Check, Copy } from 'lucide'
import { useRef, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'

const COPIED = 'Kopiert'
const COPY_BY_HAND = 'Bitte kopieren Sie die markierte Adresse mit der Tastatur.'

interface Props {
  address: string
  onRenew: () => void
  onEnd: () => void
}

/** A calendar's secret address, and what can be done with it. */
export function CalendarAddress({ address, onRenew, onEnd }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const [outcome, setOutcome] = useState('')
  const copied = outcome === COPIED
  async function copy() {
    try {
      await navigator.clipboard.writeText(address)
      setOutcome(COPIED)
    } catch {
      // Browsers refuse where the page is not served safely, or nobody allowed it.
      field.current?.select()
      setOutcome(COPY_BY_HAND)
    }
  }
  const icon = copied ? Check : Copy
  return (
    <>
      <label htmlFor="kalenderadresse" className="mt-4 mb-1.5 block text-13 font-medium text-ink-2">
        Geheime Adresse
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
        Tragen Sie sie in Ihrem Kalender unter „Abonnieren“ oder „Per URL hinzufügen“ ein. Wer sie
        kennt, sieht Ihre Termine.
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button look="secondary" onClick={() => void copy()}>
          <Icon of={icon} size={18} />
          {copied ? COPIED : 'Adresse kopieren'}
        </Button>
        <a
          href={address.replace(/^https?:/, 'webcal:')}
          className="control field inline-flex items-center gap-2 px-4 font-medium"
        >
          <Icon of={CalendarPlus} size={18} />
          Im Kalender öffnen
        </a>
        <p role="status" className={copied ? 'sr-only' : 'text-13 text-ink-2'}>
          {outcome}
        </p>
      </div>
      <div className="mt-6 flex flex-wrap gap-3 border-t border-line pt-6">
        <Button look="secondary" onClick={onRenew}>
          Neue Adresse erzeugen
        </Button>
        <Button look="secondary" onClick={onEnd}>
          Kalender beenden
        </Button>
      </div>
    </>
  )
}
