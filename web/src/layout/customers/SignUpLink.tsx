import { Check, Copy } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import * as texts from './texts.ts'

interface Props {
  /** The introduction, ending before the link. */
  text: string
  link: string
}

/** A sign-up link that is shown once, with a button to copy it. */
export function SignUpLink({ text, link }: Props) {
  const address = useRef<HTMLSpanElement>(null)
  const [outcome, setOutcome] = useState('')
  const copied = outcome === texts.copied
  async function copy() {
    try {
      await navigator.clipboard.writeText(link)
      setOutcome(texts.copied)
    } catch {
      // Browsers refuse on insecure origins or without permission.
      if (address.current) getSelection()?.selectAllChildren(address.current)
      setOutcome(texts.copyLinkByHand)
    }
  }
  const Icon = copied ? Check : Copy
  return (
    <div className="my-4 rounded-control bg-brand-soft p-4 last:mb-0">
      <p role="status" className="wrap-anywhere">
        {text}{' '}
        <span ref={address} className="font-medium break-all">
          {link}
        </span>
      </p>
      <p className="mt-2 text-13 text-ink-2">{texts.linkNote}</p>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button look="secondary" onClick={() => void copy()}>
          <Icon size={18} />
          {copied ? texts.copied : texts.copyLink}
        </Button>
        <p role="status" className={copied ? 'sr-only' : 'text-13 text-ink-2'}>
          {outcome}
        </p>
      </div>
    </div>
  )
}
