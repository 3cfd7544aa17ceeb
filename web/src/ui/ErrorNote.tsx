import { CloudOff } from 'lucide'
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Icon } from './Icon.tsx'
import * as texts from './texts.ts'

interface Props {
  /** What is missing because of it: `Die Kredite konnten nicht geladen werden.` */
  title: string
  /** Why, in the words of the service. */
  reason?: string | undefined
  onRetry?: () => void
  /** While it is being tried again. */
  retrying?: boolean
  /** Further buttons. */
  actions?: ReactNode
  className?: string
}

/** Stands where something could not be shown, says so, and lets one try again. */
export function ErrorNote(props: Props) {
  const { title, reason, onRetry, retrying = false, actions, className = '' } = props
  return (
    <div
      role="alert"
      className={`card flex flex-col items-center justify-center gap-1 p-6 text-center text-balance ${className}`}
    >
      <Icon of={CloudOff} size={24} className="mb-2 text-ink-3" />
      <p className="font-medium">{title}</p>
      {reason && <p className="max-w-[65ch] text-13 text-ink-2">{reason}</p>}
      <div className="mt-3 flex flex-wrap justify-center gap-3">
        {onRetry && (
          <Button look="secondary" onClick={onRetry} disabled={retrying}>
            {texts.retry}
          </Button>
        )}
        {actions}
      </div>
    </div>
  )
}
