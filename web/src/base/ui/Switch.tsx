import { useId } from 'react'

interface Props {
  label: string
  /** What it switches. */
  note: string
  isOn: boolean
  busy: boolean
  /** The field of the surrounding form that names the switch. */
  name: string
  value: string
}

/** A switch with its explanation. It submits the surrounding form, and so may be pressed before the page's code has started. */
export function Switch({ label, note, isOn, busy, name, value }: Props) {
  const id = useId()
  return (
    <div className="flex items-start justify-between gap-4 py-3">
      <div className="min-w-0 wrap-anywhere hyphens-auto">
        <p id={`${id}-label`} className="font-medium">
          {label}
        </p>
        <p id={`${id}-note`} className="text-13 text-ink-3">
          {note}
        </p>
      </div>
      <button
        type="submit"
        role="switch"
        name={name}
        value={value}
        aria-checked={isOn}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-note`}
        aria-disabled={busy}
        className="group flex h-11 shrink-0 items-center rounded-control"
      >
        <span className="block w-12 rounded-full border border-field bg-surface-2 p-0.5 transition-colors group-aria-checked:border-brand group-aria-checked:bg-brand">
          <span className="block size-5 rounded-full border border-field bg-field transition-transform group-aria-checked:translate-x-5.5 group-aria-checked:border-on-brand group-aria-checked:bg-on-brand" />
        </span>
      </button>
    </div>
  )
}
