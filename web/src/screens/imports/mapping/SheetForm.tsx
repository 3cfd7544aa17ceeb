import type { InputOf } from '@hausblick/contract/calls/call.ts'
import { decideImportSheetCall, proposeImportSheetCall } from '@hausblick/contract/calls/imports.ts'
import type { MappingProfile } from '@hausblick/contract/mapping/profile.ts'
import type { Subject } from '@hausblick/contract/mapping/subjects.ts'
import { useState } from 'react'
import { useAccess } from '../../../base/data/access.ts'
import { ask } from '../../../base/data/ask.ts'
import type { SheetDetail } from '../../../base/data/imports.ts'
import { Button } from '../../../base/ui/Button.tsx'
import { FormError } from '../../../base/ui/FormError.tsx'
import { lateDialog } from '../../../base/ui/late/late.tsx'
import { Section } from '../../../base/ui/Section.tsx'
import { Select } from '../../../base/ui/Select.tsx'
import { TextField } from '../../../base/ui/TextField.tsx'
import { useChange } from '../../../base/ui/useChange.ts'
import { nameOf } from '../texts.ts'
import { Accounts } from './accounts/Accounts.tsx'
import { Amounts } from './accounts/Amounts.tsx'
import { Constants } from './Constants.tsx'
import { Columns } from './columns/Columns.tsx'
import { RawRows } from './columns/RawRows.tsx'
import { setConstant } from './editProfile.ts'
import { MissingCustomer } from './MissingCustomer.tsx'
import { Outcome } from './Outcome.tsx'
import { removeRule } from './rows/rowRule.ts'
import { SheetNote } from './SheetNote.tsx'
import * as texts from './texts.ts'
import { useTrial } from './useTrial.ts'
import { Words } from './Words.tsx'

const RowDialog = lateDialog(() => import('./rows/RowDialog.tsx'))
const ColumnDialog = lateDialog(() => import('./columns/ColumnDialog.tsx'))

type Decision = InputOf<typeof decideImportSheetCall>['body']

interface Props {
  id: string
  detail: SheetDetail
  /** Called once the sheet is decided on. */
  onDecided: () => Promise<void>
}

/** Decides how a sheet is read: what it is about, what stands in its columns, and under which name that is kept. */
export function SheetForm({ id, detail: read, onDecided }: Props) {
  const { client } = useAccess()
  const [proposed, setProposed] = useState(read)
  const [profile, setProfile] = useState(read.profile)
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [open, setOpen] = useState<string | null>(null)
  const [openLine, setOpenLine] = useState<number | null>(null)
  // What is set right stays, whatever is proposed.
  const detail = { ...proposed, corrections: read.corrections }
  const trial = useTrial(id, detail, profile)
  const params = { id, number: String(read.number) }
  const proposal = useChange(async (subject: Subject) => {
    const next = await ask(client, proposeImportSheetCall, { params, body: { subject } })
    setProposed(next)
    setProfile(next.profile)
    setTouched(new Set())
  })
  const decision = useChange(async (body: Decision) => {
    const [obstacle] = body.use === 'mapping' ? (trial.trial?.obstacles ?? []) : []
    if (obstacle !== undefined) throw new Error(`${texts.finishFirst} ${obstacle}`)
    await ask(client, decideImportSheetCall, { params, body })
    await onDecided()
  })
  const decide = (decided: Decision) => decision.busy || decision.run(decided)
  const canMap = detail.headerLine !== null
  const misses = trial.trial?.needsCustomers && !hasCustomer(profile)
  return (
    <Section
      title={nameOf(detail.fileName, detail.sheet)}
      actions={
        canMap && (
          <Select
            label={texts.subject}
            options={[
              ...(profile ? [] : [{ value: '' as const, label: texts.chooseSubject }]),
              ...detail.subjects.map(({ subject, label }) => ({ value: subject, label })),
            ]}
            value={profile?.subject ?? ''}
            onChange={(subject) => subject !== '' && proposal.run(subject)}
            className="w-full md:w-64"
          />
        )
      }
    >
      <SheetNote
        detail={detail}
        busy={decision.busy}
        onUse={(name) => decide({ use: 'saved', name })}
      />
      <FormError text={proposal.error ?? decision.error} />
      {!(profile && canMap) && detail.result === 'unknown' && <RawRows rows={detail.rows} />}
      {profile && canMap && (
        <>
          <Columns
            detail={detail}
            profile={profile}
            trial={trial.trial}
            touched={touched}
            onChange={(next, label) => {
              setProfile(next)
              setTouched(new Set(touched).add(label))
            }}
            onOpen={setOpen}
            onOpenRow={setOpenLine}
          />
          <Amounts profile={profile} onChange={setProfile} />
          <Words detail={detail} profile={profile} trial={trial.trial} onChange={setProfile} />
          <Constants detail={detail} profile={profile} onChange={setProfile} />
          {misses && (
            <MissingCustomer
              onChoose={(customerId) => setProfile(setConstant(profile, 'customerid', customerId))}
            />
          )}
          {trial.trial && profile.postings && (
            <Accounts profile={profile} trial={trial.trial} onChange={setProfile} />
          )}
          <Outcome
            {...trial}
            onLeaveOut={() => decide({ use: 'leave-out' })}
            onRemoveRule={(name) => setProfile(removeRule(profile, name))}
            onOpenRow={setOpenLine}
          />
        </>
      )}
      <form
        className="mt-8 flex flex-wrap items-start gap-x-3 gap-y-4 border-t border-line pt-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (profile && profile.name.trim() !== '' && !trial.isOld)
            decide({ use: 'mapping', profile: { ...profile, name: profile.name.trim() } })
        }}
      >
        {profile && canMap && (
          <TextField
            label={texts.mappingName}
            hint={texts.nameHint}
            required
            autoComplete="off"
            maxLength={120}
            className="min-w-0 flex-1 basis-64 md:max-w-112"
            value={profile.name}
            onChange={({ target }) => setProfile({ ...profile, name: target.value })}
          />
        )}
        <div className="ml-auto flex flex-wrap gap-3 md:mt-6">
          <Button
            look="secondary"
            aria-disabled={decision.busy}
            onClick={() => decide({ use: 'leave-out' })}
          >
            {texts.leaveOut}
          </Button>
          {profile && canMap && (
            <Button
              type="submit"
              aria-disabled={
                decision.busy || trial.isOld || (trial.trial?.obstacles.length ?? 1) > 0
              }
            >
              {texts.save}
            </Button>
          )}
        </div>
      </form>
      {open !== null && profile && (
        <ColumnDialog
          label={open}
          detail={detail}
          profile={profile}
          trial={trial.trial}
          onChange={(next) => {
            setProfile(next)
            setTouched(new Set(touched).add(open))
          }}
          onClose={() => setOpen(null)}
        />
      )}
      {openLine !== null && profile && (
        <RowDialog
          {...{ id, detail, profile }}
          line={openLine}
          onChange={setProfile}
          onClose={() => setOpenLine(null)}
        />
      )}
    </Section>
  )
}

function hasCustomer(profile: MappingProfile | null): boolean {
  return profile?.constants.some(({ to }) => to === 'customerid') ?? false
}
