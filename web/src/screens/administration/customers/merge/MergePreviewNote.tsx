import { type MergePreview, mergedKinds } from '@hausblick/contract/calls/merges.ts'
import type { ReactNode } from 'react'
import { Counts } from './Counts.tsx'
import * as texts from './texts.ts'

/** What becomes of two customers that are made one. */
export function MergePreviewNote({ preview }: { preview: MergePreview }) {
  const { merged, customer, moved, conflicts, sharing } = preview
  const notes = [
    ...(preview.totals ? [texts.totals[preview.totals]] : []),
    ...(preview.calendarEnds ? [texts.calendarEnds(merged.id)] : []),
    ...(preview.drafts > 0 ? [texts.drafts(preview.drafts)] : []),
  ]
  return (
    <div className="grid gap-4 text-13">
      <Part title={texts.goes(merged.id, customer.id)}>
        {moved.length === 0 ? (
          <p className="text-ink-2">{texts.nothing}</p>
        ) : (
          <Counts counts={moved.map(({ kind, count }) => [mergedKinds[kind], count])} />
        )}
      </Part>
      {conflicts.total > 0 && (
        <Part title={texts.conflictsNote(conflicts.total, customer.id)} isWarning>
          <ul className="grid gap-2">
            {conflicts.first.map(({ kind, id, ...sides }) => (
              <li key={`${kind} ${id}`} className="wrap-anywhere">
                <span className="font-medium">{`${texts.kinds[kind]} ${id}`}</span>
                <span className="block text-ink-2">{texts.at(customer.id, sides.customer)}</span>
                <span className="block text-ink-2">{texts.at(merged.id, sides.merged)}</span>
              </li>
            ))}
          </ul>
          {conflicts.total > conflicts.first.length && (
            <p className="mt-2 text-ink-2">
              {texts.moreConflicts(conflicts.total - conflicts.first.length)}
            </p>
          )}
        </Part>
      )}
      {sharing.length > 0 && (
        <Part title={texts.sharing}>
          <ul className="text-ink-2 wrap-anywhere">
            {sharing.map(({ email, isGuest }) => (
              <li key={email}>{isGuest ? texts.guest(email) : email}</li>
            ))}
          </ul>
        </Part>
      )}
      {notes.map((note) => (
        <p key={note} className="text-ink-2">
          {note}
        </p>
      ))}
    </div>
  )
}

interface PartProps {
  title: string
  isWarning?: boolean
  children: ReactNode
}

function Part({ title, isWarning = false, children }: PartProps) {
  return (
    <section className={isWarning ? 'rounded-control bg-hint-soft p-3 text-hint' : ''}>
      <h3 className="mb-1.5 font-semibold">{title}</h3>
      {children}
    </section>
  )
}
