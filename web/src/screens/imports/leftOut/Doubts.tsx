import type { Trial } from '../../../base/data/imports.ts'
import * as texts from './texts.ts'

/** What looks as if more should be read. */
export function Doubts({ doubts }: { doubts: Trial['leftOut']['doubts'] }) {
  if (doubts.length === 0) return null
  return (
    <div className="mt-2 rounded-control bg-hint-soft px-4 py-3 text-hint">
      <p className="font-medium">{texts.doubts}</p>
      <ul className="mt-1 list-disc space-y-1 pl-5">
        {doubts.map(({ text }) => (
          <li key={text} className="wrap-anywhere">
            {text}
          </li>
        ))}
      </ul>
    </div>
  )
}
