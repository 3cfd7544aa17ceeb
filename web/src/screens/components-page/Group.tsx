import type { ReactNode } from 'react'

/** Components of one kind under a heading. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-4">
      <h3 className="border-b border-line pb-2 text-17 font-semibold">{title}</h3>
      {children}
    </section>
  )
}
