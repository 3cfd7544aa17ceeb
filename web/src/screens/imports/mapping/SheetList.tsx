import type { ImportDetail, ImportSheet } from '../../../base/data/imports.ts'
import { Link } from '../../../base/ui/Link.tsx'
import { StateChip } from '../../../base/ui/StateChip.tsx'
import { nameSheet } from '../nameSheet.ts'
import { columnsAddress } from '../stepAddress.ts'
import * as texts from './texts.ts'

interface Props {
  run: ImportDetail
  /** The number of the sheet that is shown. */
  shown: number | null
}

const looks: Readonly<Record<ImportSheet['decision'], 'plain' | 'good' | 'hint'>> = {
  open: 'hint',
  mapped: 'good',
  own: 'good',
  'left-out': 'plain',
  empty: 'plain',
}

/** The sheets of an import's files, and what has been decided on each. */
export function SheetList({ run, shown }: Props) {
  return (
    <ul className="grid grid-cols-1 gap-x-8 border-b border-line lg:grid-cols-2">
      {run.sheets.map((sheet) => (
        <li
          key={sheet.number}
          className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-2.5"
        >
          <div className="min-w-0 flex-1 basis-56">
            <Link
              to={columnsAddress(run.id, sheet.number)}
              aria-current={sheet.number === shown ? 'true' : undefined}
              className={`wrap-anywhere ${sheet.number === shown ? 'font-semibold text-ink' : 'link'}`}
            >
              {nameSheet(run, sheet)}
            </Link>
            {(sheet.title ?? sheet.mapping) !== null && (
              <p className="text-13 text-ink-3 wrap-anywhere">
                {texts.readAs(sheet.title, sheet.mapping)}
              </p>
            )}
          </div>
          <StateChip look={looks[sheet.decision]}>
            {sheet.result === 'unreadable' && sheet.decision === 'open'
              ? texts.unreadable
              : texts.decisions[sheet.decision]}
          </StateChip>
        </li>
      ))}
    </ul>
  )
}
