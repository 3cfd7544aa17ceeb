import { Skeleton } from '../../../base/ui/Skeleton.tsx'
import * as texts from '../texts.ts'

/** The list's loading state. */
export function Loading() {
  return (
    <div aria-busy>
      <p role="status" className="mb-4 text-13 text-ink-3">
        {texts.loading}
      </p>
      <ul aria-hidden className="card divide-y divide-line">
        {['erstes', 'zweites', 'drittes', 'viertes', 'fünftes'].map((place) => (
          <li key={place} className="flex items-center justify-between gap-6 px-5 py-4">
            <Skeleton size="w-72" />
            <Skeleton size="w-24" />
          </li>
        ))}
      </ul>
    </div>
  )
}
