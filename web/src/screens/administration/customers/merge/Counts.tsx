const integer = new Intl.NumberFormat('de-DE')

/** How many there are of each. */
export function Counts({
  counts,
}: {
  counts: readonly (readonly [what: string, count: number])[]
}) {
  return (
    <dl className="divide-y divide-line">
      {counts.map(([what, count]) => (
        <div key={what} className="flex justify-between gap-4 py-1.5">
          <dt className="text-ink-2">{what}</dt>
          <dd className="font-medium tabular-nums">{integer.format(count)}</dd>
        </div>
      ))}
    </dl>
  )
}
