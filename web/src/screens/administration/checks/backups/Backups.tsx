import { type OwnBackupsState, startBackupCall } from '@hausblick/contract/calls/backups.ts'
import type { ServiceSettings } from '@hausblick/contract/calls/serviceSettings.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccess } from '../../../../base/data/access.ts'
import { ask } from '../../../../base/data/ask.ts'
import { backupsQuery } from '../../../../base/data/backups.ts'
import { useRead } from '../../../../base/data/useRead.ts'
import { formatMoment } from '../../../../base/format/moment.ts'
import { Button } from '../../../../base/ui/Button.tsx'
import { FormError } from '../../../../base/ui/FormError.tsx'
import { FormSuccess } from '../../../../base/ui/FormSuccess.tsx'
import { Loaded } from '../../../../base/ui/Loaded.tsx'
import { lateDialog } from '../../../../base/ui/late/late.tsx'
import { Section } from '../../../../base/ui/Section.tsx'
import { StateChip } from '../../../../base/ui/StateChip.tsx'
import { useChange } from '../../../../base/ui/useChange.ts'
import * as settingsTexts from '../settings/texts.ts'
import { serviceSettingsQuery } from '../settings/useServiceSettings.ts'
import { KeptBackups } from './KeptBackups.tsx'
import * as texts from './texts.ts'

const BackupPlaceDialog = lateDialog(() => import('../settings/BackupPlaceDialog.tsx'))
type BackupPlace = ServiceSettings['backups']

/** The backups that the service makes of itself, and how the last one ended. */
export function Backups() {
  const { client } = useAccess()
  const queries = useQueryClient()
  const read = useRead(({ client: own }) => backupsQuery(own))
  const backUp = useChange<void>(async () => {
    queries.setQueryData(backupsQuery(client).queryKey, await ask(client, startBackupCall, {}))
  })
  const isRunning = backUp.busy || read.data?.isRunning === true
  const settings = useRead(({ client: own }) => serviceSettingsQuery(own)).data?.backups
  const [isOpen, setOpen] = useState(false)
  const [done, setDone] = useState<string | null>(null)
  const isGiven = settings?.placeFrom === 'variable' && settings.timeFrom === 'variable'
  const buttons = (
    <div className="flex flex-wrap gap-2">
      {settings && !isGiven && (
        <Button look="secondary" onClick={() => setOpen(true)}>
          {settings.place === '' ? settingsTexts.change.nowhere : settingsTexts.change.saved}
        </Button>
      )}
      {read.data?.place != null && (
        <Button
          look="secondary"
          onClick={() => isRunning || backUp.run()}
          aria-disabled={isRunning}
        >
          {isRunning ? texts.running : texts.backUp}
        </Button>
      )}
    </div>
  )
  return (
    <Section title={texts.title} actions={buttons}>
      <FormError text={backUp.error} />
      <FormSuccess text={done} />
      <Loaded
        read={read}
        failure={texts.failed}
        waiting={<div className="skeleton h-50" aria-busy />}
      >
        {(state) => <State state={state} />}
      </Loaded>
      {settings && <Notes settings={settings} />}
      {settings && isOpen && (
        <BackupPlaceDialog backups={settings} onDone={setDone} onClose={() => setOpen(false)} />
      )}
    </Section>
  )
}

/** What variables say, and what is to be known of the place. */
function Notes({ settings: { placeFrom, timeFrom, remark } }: { settings: BackupPlace }) {
  const given = [
    ...(placeFrom === 'variable' ? ['BACKUP_TO'] : []),
    ...(timeFrom === 'variable' ? ['BACKUP_AT'] : []),
  ]
  return (
    <>
      {remark !== null && (
        <p className="mt-4 rounded-control bg-hint-soft px-4 py-3 text-hint">{remark}</p>
      )}
      {given.length > 0 && <p className="mt-4 text-ink-2">{settingsTexts.given(given)}</p>}
    </>
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
