import { CloudOff } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Read } from '../data/useRead.ts'
import { Button } from './Button.tsx'
import * as texts from './texts.ts'

interface Props {
  /** What is missing, such as `Die Kredite konnten nicht geladen werden.` */
  title: string
  /** The service's error message. */
  reason?: string | undefined
  onRetry?: () => void
  /** Disables the retry button. */
  retrying?: boolean
  /** Further buttons. */
  actions?: ReactNode
  className?: string | undefined
}

interface FailedReadProps {
  read: Pick<Read<unknown>, 'error' | 'retrying' | 'retry'>
  title: string
  /** Further buttons. */
  actions?: ReactNode
  className?: string | undefined
}

/** Replaces what could not be read, with a retry button. */
export function FailedRead({ read: { error, retry, retrying }, ...note }: FailedReadProps) {
  return <ErrorNote {...note} reason={error?.message} onRetry={retry} retrying={retrying} />
}

/** Replaces content that failed to load, with a retry button. */
export function ErrorNote(props: Props) {
  const { title, reason, onRetry, retrying = false, actions, className = '' } = props
  return (
    <div
      role="alert"
      className={`card flex flex-col items-center justify-center gap-1 p-6 text-center text-balance ${className}`}
    >
      <CloudOff size={24} className="mb-2 text-ink-3" />
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
