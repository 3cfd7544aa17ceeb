import { useId, useRef, useState } from 'react'
import { useDismiss } from './useDismiss.ts'

/**
 * What a button shows and hides: the props of both, and the ref of the element around them. Escape and interacting elsewhere
 * hide it.
 */
export function useDisclosure() {
  const [isOpen, setIsOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const ref = useRef<HTMLButtonElement>(null)
  const id = useId()
  const close = () => setIsOpen(false)
  useDismiss(place, isOpen, (by) => {
    close()
    if (by === 'escape') ref.current?.focus()
  })
  return {
    isOpen,
    close,
    place,
    button: {
      ref,
      type: 'button',
      'aria-expanded': isOpen,
      'aria-controls': id,
      onClick: () => setIsOpen(!isOpen),
    },
    content: { id },
  } as const
}
