import { type OwnBackupsState, startBackupCall } from '@hausblick/contract/calls/backups.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useAccess } from '../../../../base/data/access.ts'
import { ask } from '../../../../base/data/ask.ts'
import { backupsQuery } from '../../../../base/data/backups.ts'
import { useRead } from '../../../../base/data/useRead.ts'
import { formatMoment } from '../../../../base/format/moment.ts'
import { Button } from '../../../../base/ui/Button.tsx'
import { FormError } from '../../../../base/ui/FormError.tsx'
import { Loaded } from '../../../../base/ui/Loaded.tsx'
import { Section } from '../../../../base/ui/Section.tsx'
import { StateChip } from '../../../../base/ui/StateChip.tsx'
import { useChange } from '../../../../base/ui/useChange.ts'
import { KeptBackups } from './KeptBackups.tsx'
import * as texts from './texts.ts'

/** The backups that the service makes of itself, and how the last one ended. */
export function Backups() {
  const { client } = useAccess()
  const queries = useQueryClient()
  const read = useRead(({ client: own }) => backupsQuery(own))
  const backUp = useChange<void>(async () => {
    queries.setQueryData(backupsQuery(client).queryKey, await ask(client, startBackupCall, {}))
  })
  const isRunning = backUp.busy || read.data?.isRunning === true
  const button = read.data?.place != null && (
    <Button look="secondary" onClick={() => isRunning || backUp.run()} aria-disabled={isRunning}>
      {isRunning ? texts.running : texts.backUp}
    </Button>
  )
  return (
    <Section title={texts.title} actions={button}>
      <FormError text={backUp.error} />
      <Loaded
        read={read}
        failure={texts.failed}
        waiting={<div className="skeleton h-50" aria-busy />}
      >
        {(state) => <State state={state} />}
      </Loaded>
    </Section>
  )
}

function State({ state }: { state: OwnBackupsState }) {
  const { place, isRunning, nextAt, kept } = state
  return (
    <div className="space-y-4">
      <Last state={state} />
      {place === null ? (
        <p className="max-w-[75ch]">{texts.unset}</p>
      ) : (
        <p className="max-w-[75ch] wrap-anywhere text-ink-2">
          {texts.about(place)}
          {!isRunning && nextAt !== null && ` ${texts.next(formatMoment(nextAt))}`}
        </p>
      )}
      {place !== null && (kept === null ? <p>{texts.away}</p> : <KeptBackups kept={kept} />)}
    </div>
  )
}

/** How the last backup of any kind ended. */
function Last({ state: { lastAt, hasFailed, fault } }: { state: OwnBackupsState }) {
  const isFine = lastAt !== null && !hasFailed
  return (
    <div role="status">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StateChip look={isFine ? 'good' : 'bad'}>
          {isFine ? texts.fine : hasFailed ? texts.lastFailed : texts.none}
        </StateChip>
        {lastAt !== null && <span>{texts.lastAt(formatMoment(lastAt))}</span>}
      </p>
      {hasFailed && <p className="mt-2 max-w-[75ch] wrap-anywhere">{fault ?? texts.seeOutput}</p>}
    </div>
  )
}
