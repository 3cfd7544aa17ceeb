import { importAddress } from '@hausblick/contract/importAddresses.ts'
import type { ImportState, ImportSummary } from '../../../base/data/imports.ts'
import { formatMoment } from '../../../base/format/moment.ts'
import { Link } from '../../../base/ui/Link.tsx'
import { StateChip } from '../../../base/ui/StateChip.tsx'
import * as texts from './texts.ts'

const looks: Readonly<Record<ImportState, 'plain' | 'good' | 'bad' | 'hint'>> = {
  open: 'hint',
  examining: 'plain',
  mapping: 'hint',
  checking: 'plain',
  faulty: 'bad',
  checked: 'hint',
  applying: 'plain',
  applied: 'good',
  undoing: 'plain',
  undone: 'plain',
  discarded: 'plain',
  failed: 'bad',
}

/** One import of the log: its files, who started it, and what came of it. */
export function ImportEntry({ run }: { run: ImportSummary }) {
  const { id, state, by, startedAt, appliedAt, files, mappings, changes } = run
  const [first, ...others] = files
  const name = first ? texts.files(first.name, others.length) : texts.noFiles
  const sum = (of: 'added' | 'changed' | 'removed') =>
    changes.reduce((total, change) => total + change[of], 0)
  const wasCompared = state === 'checked' || appliedAt !== null
  const waits = looks[state] === 'hint' || state === 'faulty'
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link to={importAddress(id)} className="link font-medium wrap-anywhere">
            {name}
          </Link>
          <StateChip look={looks[state]}>{texts.stateNames[state]}</StateChip>
        </p>
        <p className="mt-0.5 text-13 text-ink-3 wrap-anywhere">
          {texts.startedBy(formatMoment(appliedAt ?? startedAt), by)}
        </p>
        {(wasCompared || mappings.length > 0) && (
          <p className="text-13 text-ink-2 wrap-anywhere">
            {[
              ...(wasCompared ? [texts.changes(sum('added'), sum('changed'), sum('removed'))] : []),
              ...(mappings.length > 0 ? [mappings.join(', ')] : []),
            ].join(' · ')}
          </p>
        )}
      </div>
      <Link
        to={importAddress(id)}
        aria-label={waits ? texts.goOnWith(name) : texts.lookAt(name)}
        className="control field inline-flex items-center px-4 font-medium"
      >
        {waits ? texts.goOn : texts.look}
      </Link>
    </li>
  )
}
