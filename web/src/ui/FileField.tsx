import { Upload } from 'lucide'
import { type InputHTMLAttributes, useId, useState } from 'react'
import { Icon } from './Icon.tsx'

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  label: string
  hint: string
}

/** A file to choose, in the words of the house: the browser's own field speaks the browser's language. */
export function FileField({ label, hint, ...input }: Props) {
  const id = useId()
  const [chosen, setChosen] = useState<string | undefined>()
  return (
    <div>
      <p id={id} className="mb-1.5 text-13 font-medium text-ink-2">
        {label}
      </p>
      <label className="control field flex cursor-pointer items-center gap-2.5 px-3 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand">
        <input
          type="file"
          aria-labelledby={id}
          aria-describedby={`${id}-chosen ${id}-hint`}
          className="sr-only"
          onChange={(event) => setChosen(event.target.files?.[0]?.name)}
          {...input}
        />
        <Icon of={Upload} size={16} className="shrink-0 text-ink-3" />
        <span id={`${id}-chosen`} className={`truncate ${chosen ? '' : 'text-ink-3'}`}>
          {chosen ?? 'Datei auswählen'}
        </span>
      </label>
      <p id={`${id}-hint`} className="mt-1.5 text-13 text-ink-3">
        {hint}
      </p>
    </div>
  )
}
