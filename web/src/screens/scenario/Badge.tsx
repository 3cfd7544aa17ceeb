/** A word that says how an amount came to be. */
export function Badge({ children }: { children: string }) {
  return (
    <span className="inline-block rounded-full bg-brand-soft px-2.5 py-0.5 text-12 font-medium text-brand">
      {children}
    </span>
  )
}
