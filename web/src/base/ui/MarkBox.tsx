import { useEffect, useRef } from 'react'

interface Props {
  /** Accessible name. */
  label: string
  isMarked: boolean
  /** Whether some of what it stands for is marked. */
  isPartly?: boolean
  /** Called with whether Shift is held, which marks all between. */
  onToggle: (isRange: boolean) => void
  className?: string
}

/** A box by which an entry of a list is marked: with a click or Space, with Shift all from the last one on. */
export function MarkBox({ label, isMarked, isPartly = false, onToggle, className = '' }: Props) {
  const box = useRef<HTMLInputElement>(null)
  const hasShift = useRef(false)
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPartly
  }, [isPartly])
  return (
    <label
      className={`grid size-8 shrink-0 cursor-pointer place-items-center select-none pointer-coarse:size-11 print:hidden ${className}`}
    >
      <span className="sr-only">{label}</span>
      <input
        ref={box}
        type="checkbox"
        className="size-5 cursor-pointer accent-brand"
        checked={isMarked}
        onClick={(event) => {
          hasShift.current = event.shiftKey
        }}
        onChange={() => onToggle(hasShift.current)}
      />
    </label>
  )
}
