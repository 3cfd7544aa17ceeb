import { TextField } from './TextField.tsx'
import { useSettling } from './useSettling.ts'

interface Props {
  label: string
  text: string
  maxLength: number
  onChange: (text: string) => void
  className?: string
}

/** A text field of a filter. Shows each keystroke at once, and filters when typing ends. */
export function TypedField({ text, onChange, ...field }: Props) {
  const { shown, change } = useSettling(text, onChange)
  return (
    <TextField
      {...field}
      type="search"
      autoComplete="off"
      value={shown}
      onChange={({ target }) => change(target.value)}
    />
  )
}
