import { checkImportCall, readImportSheetCall } from '@hausblick/contract/calls/imports.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useAccess } from '../../../base/data/access.ts'
import { ask, queryOf } from '../../../base/data/ask.ts'
import { type ImportSheet, importQuery, renewImports } from '../../../base/data/imports.ts'
import { useRead } from '../../../base/data/useRead.ts'
import { Button } from '../../../base/ui/Button.tsx'
import { FormError } from '../../../base/ui/FormError.tsx'
import { Loaded } from '../../../base/ui/Loaded.tsx'
import { lateDialog } from '../../../base/ui/late/late.tsx'
import { Section } from '../../../base/ui/Section.tsx'
import { useAddressState } from '../../../base/ui/useAddressState.ts'
import { useChange } from '../../../base/ui/useChange.ts'
import * as leftOutTexts from '../leftOut/texts.ts'
import { nameSheet } from '../nameSheet.ts'
import { stepParameter } from '../stepAddress.ts'
import type { StepProps } from '../stepProps.ts'
import { LeaveOut } from './LeaveOut.tsx'
import { SheetForm } from './SheetForm.tsx'
import { SheetList } from './SheetList.tsx'
import * as texts from './texts.ts'
import { UnreadableFile } from './UnreadableFile.tsx'

const ConfirmDialog = lateDialog(() => import('../../../base/ui/ConfirmDialog.tsx'))

/** Decides how each sheet of an import is read, and then checks the import. */
export function MappingStep({ run }: StepProps) {
  const { client } = useAccess()
  const queries = useQueryClient()
  const [address, write] = useAddressState(stepParameter)
  const heading = useRef<HTMLHeadingElement>(null)
  const waiting = run.sheets.filter(({ decision }) => decision === 'open')
  const chosen = run.sheets.find(({ number }) => String(number) === address.sheet)
  const shown = chosen ?? waiting[0] ?? (run.sheets.length === 1 ? run.sheets[0] : undefined)
  const isRead = run.sheets.some(({ decision }) => decision === 'mapped' || decision === 'own')
  const hint =
    waiting.length > 0 ? texts.openSheets(waiting.length) : isRead ? null : texts.nothingToRead
  const [asks, setAsks] = useState(false)
  const doubtful = run.sheets.filter(({ leftOut }) => (leftOut?.doubts.length ?? 0) > 0)
  const goToCheck = async () => {
    const without = run.missingColumns.filter(({ accepted }) => accepted)
    await ask(client, checkImportCall, {
      params: { id: run.id },
      body: {
        without: without.map(({ column }) => column),
        moves: run.moves.accepted,
        forgetsValuations: run.forgetsValuations,
      },
    })
    await renewImports(queries)
    write((latest) => ({ ...latest, step: null, sheet: null }), { replace: true })
  }
  const check = useChange(async () => {
    if (hint !== null) throw new Error(hint)
    if (doubtful.length > 0) setAsks(true)
    else await goToCheck()
  })
  const goOn = async () => {
    await renewImports(queries)
    const { queryKey } = importQuery(client, run.id)
    const next = queries
      .getQueryData(queryKey)
      ?.sheets.find(({ decision }) => decision === 'open')?.number
    write((latest) => ({ ...latest, sheet: next === undefined ? null : String(next) }))
    heading.current?.focus()
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <Section title={texts.sheets} headingRef={heading}>
        <p className="-mt-3 mb-4 max-w-[75ch] text-ink-2">{texts.sheetsIntro}</p>
        <SheetList run={run} shown={shown?.number ?? null} />
      </Section>
      {shown && <Sheet key={shown.number} run={run} sheet={shown} onDecided={goOn} />}
      <form onSubmit={check.onSubmit}>
        <FormError text={check.error} />
        <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
          <p role="status" className="text-13 text-ink-3">
            {hint}
          </p>
          <Button type="submit" aria-disabled={check.busy || hint !== null}>
            {texts.check}
          </Button>
        </div>
      </form>
      {asks && (
        <ConfirmDialog
          title={leftOutTexts.question}
          action={leftOutTexts.goOn}
          keep={leftOutTexts.goBack}
          onClose={() => setAsks(false)}
          onConfirm={goToCheck}
        >
          <p>{leftOutTexts.questionNote}</p>
          {doubtful.map((sheet) => (
            <section key={sheet.number} className="mt-4">
              <h3 className="font-semibold text-ink">{nameSheet(run, sheet)}</h3>
              <ul className="mt-1 list-disc space-y-1 pl-5">
                {sheet.leftOut?.doubts.map(({ text }) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </section>
          ))}
        </ConfirmDialog>
      )}
    </div>
  )
}

interface SheetProps extends StepProps {
  sheet: ImportSheet
  onDecided: () => Promise<void>
}

function Sheet(props: SheetProps) {
  return props.sheet.result === 'unreadable' ? (
    <UnreadableFile {...props} />
  ) : (
    <ReadableSheet {...props} />
  )
}

function ReadableSheet({ run, sheet, onDecided }: SheetProps) {
  const params = { id: run.id, number: String(sheet.number) }
  const read = useRead(({ client }) => queryOf(client, readImportSheetCall, { params }))
  return (
    <Loaded
      read={read}
      failure={texts.sheetFailed(nameSheet(run, sheet))}
      actions={<LeaveOut id={run.id} number={sheet.number} onDecided={onDecided} />}
    >
      {(detail) => <SheetForm id={run.id} detail={detail} onDecided={onDecided} />}
    </Loaded>
  )
}
