import { useEffect, useEffectEvent } from 'react'

/** Keys that no browser or system uses with Alt, by their place, which Alt does not change. */
export const keys = { next: 'Alt+N', mark: 'Alt+M', undo: 'Alt+R' } as const

interface Actions {
  /** Opens the next one, or with -1 the one before. */
  readonly onStep: (by: 1 | -1) => void
  readonly onMark: () => void
  /** Accepts what the letter offers. */
  readonly onTake: () => void
  readonly onUndo: () => void
}

/** Files the open letter if nothing about it is doubtful, as Enter in one of its fields does. */
function fileComplete(): void {
  document.querySelector<HTMLFormElement>('form[data-complete]')?.requestSubmit()
}

/** Keyboard shortcuts of the inbox. They are off while a dialog is open. */
export function useShortcuts({ onStep, onMark, onTake, onUndo }: Actions): void {
  const act = useEffectEvent((event: KeyboardEvent) => {
    const isOurs = !event.ctrlKey && !event.metaKey && !event.repeat
    if (!isOurs || document.querySelector('[role="dialog"]')) return
    if (event.key === 'Enter' && document.activeElement === document.body) fileComplete()
    if (!event.altKey) return
    if (event.code === 'KeyN') onStep(event.shiftKey ? -1 : 1)
    else if (event.code === 'KeyM') onMark()
    else if (event.code === 'KeyV') onTake()
    else if (event.code === 'KeyR') onUndo()
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => act(event)
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
