import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'

/** Replaces a completed form with a success message, which takes over the focus. */
export function DoneNote({ text }: { text: string }) {
  const note = useRef<HTMLParagraphElement>(null)
  useEffect(() => note.current?.focus(), [])
  return (
    <p
      ref={note}
      role="status"
      tabIndex={-1}
      className="flex items-start gap-3 rounded-control bg-income-soft px-4 py-3 text-income outline-none"
    >
      <CircleCheck size={20} className="mt-px shrink-0" />
      {text}
    </p>
  )
}
