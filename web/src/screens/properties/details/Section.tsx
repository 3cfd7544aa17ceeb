import { type ReactNode, useId } from 'react'

interface Props {
  title: string
  /** `Entry` elements. */
  children: ReactNode
}

/** A section of a dialog: names and values, in two columns if there is room. */
export function Section({ title, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="not-first:mt-7 print:break-inside-avoid">
      <h3 id={id} className="mb-2 text-17 font-semibold">
        {title}
      </h3>
      <dl className="@container grid grid-cols-1 gap-x-8 md:grid-cols-2 print:grid-cols-2">
        {children}
      </dl>
    </section>
  )
}

interface EntryProps {
  name: string
  value: ReactNode
  /** An explanation of the value, on a line of its own. */
  note?: string | null
}

export function Entry({ name, value, note = null }: EntryProps) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-t border-line py-2.5 @max-[17rem]:block">
      <dt className="flex-1 text-ink-2 wrap-break-word">{name}</dt>
      <dd className="text-right font-semibold wrap-anywhere @max-[17rem]:text-left">
        {value}
        {note && <span className="block text-13 font-normal text-ink-3">{note}</span>}
      </dd>
    </div>
  )
}
