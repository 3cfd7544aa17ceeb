import {
  type OperatorVersion,
  restoreOperatorCall,
  type ShownOperator,
} from '@hausblick/contract/calls/operator.ts'
import { operatorParts } from '@hausblick/contract/operatorLabels.ts'
import { useAccess } from '../../../base/data/access.ts'
import { ask } from '../../../base/data/ask.ts'
import { formatMoment } from '../../../base/format/moment.ts'
import { Button } from '../../../base/ui/Button.tsx'
import { ChangeNotes } from '../../../base/ui/ChangeNotes.tsx'
import { Section } from '../../../base/ui/Section.tsx'
import { StateChip } from '../../../base/ui/StateChip.tsx'
import { useChange } from '../../../base/ui/useChange.ts'
import * as texts from './texts.ts'
import { useAccept } from './useSave.ts'

/** What was saved, newest first, to restore. */
export function Versions({ shown: { version, versions } }: { shown: ShownOperator }) {
  const { client } = useAccess()
  const accept = useAccept()
  const { run, busy, error, done } = useChange(async (older: OperatorVersion) => {
    const body = { version: older.version, basedOn: version }
    await accept(await ask(client, restoreOperatorCall, { body }))
    return texts.restored
  })
  return (
    <Section title={texts.partNames.versions}>
      <p className="mb-4 text-ink-2">{texts.versionsNote}</p>
      <ChangeNotes error={error} done={done} />
      {versions.length === 0 && <p>{texts.noVersions}</p>}
      <ul className="divide-y divide-line">
        {versions.map((one) => (
          <li
            key={one.version}
            className="flex flex-col gap-3 py-3 md:flex-row md:items-center md:justify-between"
          >
            <div className="min-w-0">
              <p className="font-medium">{operatorParts[one.what]}</p>
              <p className="text-13 text-ink-3 wrap-anywhere">
                {texts.savedBy(formatMoment(one.savedAt), one.savedBy)}
              </p>
            </div>
            {one.version === version ? (
              <StateChip look="good">{texts.inForce}</StateChip>
            ) : (
              <Button
                look="secondary"
                aria-disabled={busy}
                aria-label={texts.restoreOf(formatMoment(one.savedAt))}
                onClick={() => run(one)}
                className="shrink-0 print:hidden"
              >
                {texts.restore}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
