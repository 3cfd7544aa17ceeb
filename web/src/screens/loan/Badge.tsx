import type { ReactNode } from 'react'

/** A word that says how an amount came to be; plain where a table is narrow. */
export function Badge({ children }: { children: ReactNode }) {
  return (
    <span className="inline-block rounded-full bg-brand-soft px-2.5 py-0.5 text-12 font-medium text-brand @max-[20rem]:bg-transparent @max-[20rem]:px-0">
      {children}
    </span>
  )
}
