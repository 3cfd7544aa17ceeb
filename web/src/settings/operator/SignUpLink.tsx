import { Check, Copy } from 'lucide'
import { useRef, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'

const COPIED = 'Kopiert'
const COPY_BY_HAND = 'Bitte kopieren Sie den markierten Link mit der Tastatur.'

interface Props {
  /** What the link is, up to the link itself. */
  text: string
  link: string
}

/** A link that is shown once, and a button that copies it. */
export function SignUpLink({ text, link }: Props) {
  const address = useRef<HTMLSpanElement>(null)
  const [outcome, setOutcome] = useState('')
  const copied = outcome === COPIED
  async function copy() {
    try {
      await navigator.clipboard.writeText(link)
      setOutcome(COPIED)
    } catch {
      // Browsers refuse where the page is not served safely, or nobody allowed it.
      if (address.current) getSelection()?.selectAllChildren(address.current)
      setOutcome(COPY_BY_HAND)
    }
  }
  const icon = copied ? Check : Copy
  return (
    <div className="my-4 rounded-control bg-brand-soft p-4 last:mb-0">
      <p role="status">
        {text}{' '}
        <span ref={address} className="font-medium break-all">
          {link}
        </span>
      </p>
      <p className="mt-2 text-13 text-ink-2">
        Der Link wird nur jetzt gezeigt. Bitte senden Sie ihn an die Person, für die er ist.
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button look="secondary" onClick={() => void copy()}>
          <Icon of={icon} size={18} />
          {copied ? COPIED : 'Link kopieren'}
        </Button>
        <p role="status" className={copied ? 'sr-only' : 'text-13 text-ink-2'}>
          {outcome}
        </p>
      </div>
    </div>
  )
}
