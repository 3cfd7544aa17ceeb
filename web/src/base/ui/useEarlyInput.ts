import { useEffect, useEffectEvent } from 'react'

/** Passes on what was entered in a controlled field before hydration, since React reports no change of it. */
export function useEarlyInput(
  id: string,
  value: string,
  onChange: (entered: string) => void,
): void {
  const takeOver = useEffectEvent(() => {
    const field = document.getElementById(id)
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return
    if (field.value !== value) onChange(field.value)
  })
  useEffect(() => takeOver(), [])
}
