import type { ReactNode } from 'react'
import * as texts from './texts.ts'

interface Props {
  /** What is computed so, for who does not see where it stands. */
  of: string
  className?: string
  /** Sentences, each a `HowSentence`. */
  children: ReactNode
}

/** 'So rechnen wir', which opens to how what is shown is computed. Paper has only what is open. */
export function HowComputed({ of, className = '', children }: Props) {
  return (
    <details className={`text-13 text-ink-2 ${className}`}>
      <summary className="link w-fit py-1 pointer-coarse:py-3.5 print:hidden">
        {texts.howComputed}
        <span className="sr-only">{`: ${of}`}</span>
      </summary>
      {children}
    </details>
  )
}

export function HowSentence({ children }: { children: ReactNode }) {
  return <p className="max-w-prose py-1">{children}</p>
}
