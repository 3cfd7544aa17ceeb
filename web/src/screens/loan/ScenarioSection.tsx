import { ONE_PERCENT } from '@hausblick/contract/encoding/interestRate.ts'
import { useId, useRef } from 'react'
import { formatRate } from '../../base/format/percent.ts'
import { Button } from '../../base/ui/Button.tsx'
import { useEarlyInput } from '../../base/ui/useEarlyInput.ts'
import { useSettling } from '../../base/ui/useSettling.ts'
import { MAX_RATE, MIN_RATE } from './assumptions.ts'
import * as texts from './texts.ts'

interface Props {
  /** The last day of the fixed interest. */
  fixedUntil: string
  /** The loan's own rate, in millionths of a per cent. */
  own: number
  /** Null for the own rate. */
  chosen: number | null
  onChoose: (rate: number | null) => void
}

/** Millionths of a per cent. */
const STEP = ONE_PERCENT / 20

export function ScenarioSection({ fixedUntil, own, chosen, onChoose }: Props) {
  const id = useId()
  const slider = useRef<HTMLInputElement>(null)
  const { shown: rate, change, forget } = useSettling(chosen, onChoose)
  const within = Math.min(MAX_RATE, Math.max(MIN_RATE, rate ?? own))
  // As browsers round it: any other value has been entered.
  const placed = Math.round(within / STEP) * STEP
  useEarlyInput(`${id}-rate`, String(placed), (entered) => change(Number(entered)))
  const said = rate === null ? texts.asToday(formatRate(own)) : formatRate(rate)
  return (
    <fieldset className="mt-5 min-w-0 border-t border-line pt-5 print:hidden">
      <legend className="float-left w-full font-semibold">{texts.scenarioHeading}</legend>
      <p id={`${id}-hint`} className="clear-both mb-3 max-w-[65ch] text-13 text-ink-2">
        {texts.scenarioHint(fixedUntil)}
      </p>
      <label htmlFor={`${id}-rate`} className="mb-1.5 block text-13 font-medium text-ink-2">
        {texts.scenarioRate} <b className="font-semibold text-ink">{said}</b>
      </label>
      <div className="flex flex-wrap items-center gap-4">
        <input
          ref={slider}
          id={`${id}-rate`}
          type="range"
          min={MIN_RATE}
          max={MAX_RATE}
          step={STEP}
          value={placed}
          onChange={({ target }) => change(Number(target.value))}
          aria-valuetext={said}
          aria-describedby={`${id}-hint`}
          className="min-h-11 w-96 max-w-full accent-brand"
        />
        {rate !== null && (
          <Button
            look="secondary"
            onClick={() => {
              forget()
              onChoose(null)
              // The button goes.
              slider.current?.focus()
            }}
          >
            {texts.resetRate}
          </Button>
        )}
      </div>
    </fieldset>
  )
}
