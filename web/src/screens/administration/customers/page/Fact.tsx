import type { ReactNode } from 'react'

interface Props {
  name: string
  children: ReactNode
}

/** What is known, with its name. Goes into a `dl`. */
export function Fact({ name, children }: Props) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-t py-2.5 first:border-t-0">
      <dt className="text-ink-2">{name}</dt>
      <dd className="ml-auto min-w-0 text-right font-medium wrap-anywhere">{children}</dd>
    </div>
  )
}
