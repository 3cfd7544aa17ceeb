import { MISSING } from '../../../base/format/missing.ts'
import { HowComputed, HowSentence } from '../../../parts/layout/HowComputed.tsx'

export interface Entry {
  readonly name: string
  /** Null if unknown. */
  readonly value: string | null
  /** What is said below it: of an unknown value, why it is. */
  readonly note?: string | undefined
  /** How it is computed. */
  readonly how?: string | undefined
}

/** Figures with how each is computed. */
export function Entries({ entries }: { entries: readonly Entry[] }) {
  return (
    <dl className="up-to-4 grid gap-x-6 gap-y-5 max-md:pairs">
      {entries.map(({ name, value, note, how }) => (
        <div key={name} className="min-w-0">
          <dt className="text-13 font-medium hyphens-auto text-ink-2 wrap-anywhere">{name}</dt>
          <dd>
            <span
              className={`text-20 tracking-tight ${value === null ? 'text-ink-3' : 'font-semibold'}`}
            >
              {value ?? MISSING}
            </span>
            {note && <p className="text-13 text-ink-3">{note}</p>}
            {how && (
              <HowComputed of={name}>
                <HowSentence>{how}</HowSentence>
              </HowComputed>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
