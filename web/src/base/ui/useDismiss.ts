import { type RefObject, useEffect, useEffectEvent } from 'react'

/** While open, calls `dismiss` on Escape and when a press or the focus leaves the element. */
export function useDismiss(
  element: RefObject<HTMLElement | null>,
  open: boolean,
  dismiss: (by: 'escape' | 'leaving') => void,
): void {
  const onDismiss = useEffectEvent(dismiss)
  useEffect(() => {
    if (!open) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onDismiss('escape')
    }
    const onMove = (event: Event) => {
      const inside = event.target instanceof Node && element.current?.contains(event.target)
      if (!inside) onDismiss('leaving')
    }
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('pointerdown', onMove)
    document.addEventListener('focusin', onMove)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('pointerdown', onMove)
      document.removeEventListener('focusin', onMove)
    }
  }, [element, open])
}
