import { money } from '@hausblick/contract/encoding/money.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { formatNumber } from '../../../base/format/number.ts'
import { DEBOUNCE_MS } from '../../../base/ui/debounce.ts'
import { TextField } from '../../../base/ui/TextField.tsx'
import { useEarlyInput } from '../../../base/ui/useEarlyInput.ts'

interface Props {
  id: string
  label: string
  hint: string
  /** Cents; null for none. */
  value: number | null
  /** The highest amount in cents. */
  max: number
  /** What is said of an amount that is none, or too high. */
  wrong: string
  onChange: (value: number | null) => void
}

/** An amount in euros that may be empty. What is typed counts as soon as typing pauses, if it is an amount. */
export function AmountField({ id, label, hint, value, max, wrong, onChange }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  const amount = typed === null ? value : money.read(typed)
  const isWrong =
    typed !== null && typed.trim() !== '' && (amount === null || amount <= 0 || amount > max)
  const settle = useEffectEvent(() => {
    if (!isWrong) onChange(amount)
  })
  useEffect(() => {
    if (typed === null) return
    const timer = setTimeout(() => settle(), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  const shown = typed ?? (value === null ? '' : formatNumber(value / 100, value % 100 ? 2 : 0, 2))
  useEarlyInput(id, shown, setTyped)
  return (
    <TextField
      id={id}
      label={label}
      hint={hint}
      error={isWrong ? wrong : undefined}
      inputMode="decimal"
      autoComplete="off"
      value={shown}
      onChange={({ target }) => setTyped(target.value)}
      // Once left, it shows the amount that counts, as amounts are written.
      onBlur={() => {
        if (isWrong) return
        if (amount !== value) onChange(amount)
        setTyped(null)
      }}
    />
  )
}
