import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from './Button.tsx'
import * as texts from './texts.ts'

interface Props {
  /** What the button says, unless it has just copied. */
  label?: string
  text: string
  /** How to copy by hand where the browser refuses. */
  byHand: string
  onRefused?: () => void
}

/** Copies a text, and says whether it has; for a row that wraps, at whose end it says so. */
export function CopyButton({ label = texts.copy, text, byHand, onRefused }: Props) {
  const [outcome, setOutcome] = useState('')
  const copied = outcome === texts.copied
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome(texts.copied)
    } catch {
      // Browsers refuse on insecure origins or without permission.
      onRefused?.()
      setOutcome(byHand)
    }
  }
  const Icon = copied ? Check : Copy
  return (
    <>
      <Button look="secondary" onClick={() => void copy()}>
        <Icon size={18} />
        {copied ? texts.copied : label}
      </Button>
      <p role="status" className={copied ? 'sr-only' : 'order-last text-13 text-ink-2'}>
        {outcome}
      </p>
    </>
  )
}
