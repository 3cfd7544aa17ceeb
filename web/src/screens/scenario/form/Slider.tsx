import { type ReactNode, useId, useRef } from 'react'
import { Button } from '../../../base/ui/Button.tsx'
import { useEarlyInput } from '../../../base/ui/useEarlyInput.ts'
import { useSettling } from '../../../base/ui/useSettling.ts'
import * as texts from '../texts.ts'

interface Props {
  label: string
  hint?: ReactNode
  range: { readonly min: number; readonly max: number }
  step: number
  /** Null where it is as it is. */
  value: number | null
  /** The value that means so; null if none does. */
  asIs: number | null
  /** Where the slider then stands. */
  rest: number
  /** Returns how a value is said. */
  say: (value: number | null) => string
  onChange: (value: number | null) => void
}

/** Chooses a number; the button leads back to how it is. */
export function Slider({ label, hint, range, step, value, asIs, rest, say, onChange }: Props) {
  const id = useId()
  const slider = useRef<HTMLInputElement>(null)
  const { shown, change, forget } = useSettling(value ?? asIs, (moved) =>
    onChange(moved === asIs ? null : moved),
  )
  const chosen = shown === asIs ? null : shown
  const within = Math.min(range.max, Math.max(range.min, chosen ?? rest))
  // As browsers round it, from the lowest value on: any other value has been entered.
  const placed = range.min + Math.round((within - range.min) / step) * step
  useEarlyInput(`${id}-slider`, String(placed), (entered) => change(Number(entered)))
  const said = say(chosen)
  return (
    <div className="min-w-0">
      <label
        htmlFor={`${id}-slider`}
        className="flex flex-wrap items-baseline justify-between gap-x-3 text-13 font-medium text-ink-2"
      >
        <span className="min-w-0 hyphens-auto wrap-anywhere">{label}</span>{' '}
        <b className="font-semibold text-ink">{said}</b>
      </label>
      <div className="flex flex-wrap items-center gap-x-3">
        <input
          ref={slider}
          id={`${id}-slider`}
          type="range"
          min={range.min}
          max={range.max}
          step={step}
          value={placed}
          onChange={({ target }) => change(Number(target.value))}
          aria-valuetext={said}
          aria-describedby={hint ? `${id}-hint` : undefined}
          className="min-h-11 w-40 max-w-full flex-1 accent-brand"
        />
        {chosen !== null && (
          <Button
            look="secondary"
            onClick={() => {
              forget()
              onChange(null)
              // The button goes.
              slider.current?.focus()
            }}
          >
            {texts.resetOne}
            <span className="sr-only">{texts.of(label)}</span>
          </Button>
        )}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-13 text-ink-3">
          {hint}
        </p>
      )}
    </div>
  )
}
