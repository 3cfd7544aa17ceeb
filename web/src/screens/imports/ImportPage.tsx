import { importAddress, importParameter } from '@hausblick/contract/importAddresses.ts'
import { pages } from '@hausblick/contract/pages.ts'
import { readSearch } from '@hausblick/contract/searchParameters.ts'
import { FileSpreadsheet } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useAccess } from '../../base/data/access.ts'
import { type ImportDetail, importQuery } from '../../base/data/imports.ts'
import { useRead } from '../../base/data/useRead.ts'
import { EmptyNote } from '../../base/ui/EmptyNote.tsx'
import { Link } from '../../base/ui/Link.tsx'
import { Loaded } from '../../base/ui/Loaded.tsx'
import { useAddressState } from '../../base/ui/useAddressState.ts'
import type { Page } from '../../parts/session/loadPage.ts'
import { EndedView } from './check/EndedView.tsx'
import { FaultyStep } from './check/FaultyStep.tsx'
import { RunningStep } from './check/RunningStep.tsx'
import { DiscardButton } from './DiscardButton.tsx'
import { DifferencesStep } from './differences/DifferencesStep.tsx'
import { MappingStep } from './mapping/MappingStep.tsx'
import { Others } from './Others.tsx'
import { OwnersStep } from './owners/OwnersStep.tsx'
import { StepBar } from './StepBar.tsx'
import { columnsAddress, filesAddress, stepParameter } from './stepAddress.ts'
import type { StepProps } from './stepProps.ts'
import { canDiscard, canMap, stepOf } from './steps.ts'
import * as texts from './texts.ts'
import { AppliedView } from './undo/AppliedView.tsx'
import { FilesStep } from './upload/FilesStep.tsx'

export const page: Page = {
  Screen: ImportPage,
  data: ({ access, search }) => {
    const id = readSearch(importParameter, search)
    return id === null ? [] : [importQuery(access.client, id)]
  },
}

function ImportPage() {
  const [id] = useAddressState(importParameter)
  return id === null ? <NoImport /> : <OneImport key={id} id={id} />
}

/** What an address without an import shows. */
function NoImport() {
  return (
    <>
      <h1 className="mb-5 text-34 font-semibold tracking-tight">{texts.heading}</h1>
      <EmptyNote icon={FileSpreadsheet} title={texts.whichImport}>
        <Link to={pages.imports.path} className="link tap">
          {texts.allImports}
        </Link>
      </EmptyNote>
    </>
  )
}

function OneImport({ id }: { id: string }) {
  const { client } = useAccess()
  const read = useRead(() => importQuery(client, id))
  return (
    <>
      <div className="mb-3 flex flex-col items-start gap-x-4 gap-y-2 md:flex-row md:items-center md:justify-between">
        <h1 className="text-34 font-semibold tracking-tight">{texts.heading}</h1>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {read.data && canDiscard(read.data.state) && <DiscardButton run={read.data} />}
          <Link to={pages.imports.path} className="link tap">
            {texts.allImports}
          </Link>
        </div>
      </div>
      <Loaded read={read} failure={texts.failed}>
        {(run) => <Run key={run.id} run={run} />}
      </Loaded>
    </>
  )
}

function Run({ run }: StepProps) {
  const [{ step }] = useAddressState(stepParameter)
  const returned = canMap(run.state) && (step === 'files' || step === 'columns') ? step : null
  const current = returned ?? stepOf(run.state)
  const links = {
    ...(returned && { [stepOf(run.state) ?? '']: importAddress(run.id) }),
    ...(canMap(run.state) && { files: filesAddress(run.id), columns: columnsAddress(run.id) }),
    ...(current && { [current]: undefined }),
  }
  const view = useFocusOfNext(run.state)
  // The step of the files stays the same one when a change of them opens the import again.
  const View =
    step === 'owners' && run.owners > 0
      ? OwnersStep
      : returned === null
        ? views[run.state]
        : { files: FilesStep, columns: MappingStep }[returned]
  return (
    <div ref={view}>
      {current && <StepBar current={current} isDone={run.state === 'applied'} links={links} />}
      <Others run={run} />
      {run.message !== null && run.state !== 'failed' && (
        <p role="status" className="mb-5 rounded-control bg-surface-2 px-4 py-3 wrap-anywhere">
          {run.message}
        </p>
      )}
      <View run={run} />
    </div>
  )
}

/** Focuses the heading of what follows when the state of an import changes, if what had the focus is gone. */
function useFocusOfNext(state: ImportDetail['state']) {
  const view = useRef<HTMLDivElement>(null)
  const shown = useRef(state)
  useEffect(() => {
    if (shown.current === state) return
    shown.current = state
    if (document.activeElement === document.body) view.current?.querySelector('h2')?.focus()
  }, [state])
  return view
}

const views: Readonly<Record<ImportDetail['state'], (props: StepProps) => React.ReactNode>> = {
  open: FilesStep,
  examining: RunningStep,
  mapping: MappingStep,
  checking: RunningStep,
  faulty: FaultyStep,
  checked: DifferencesStep,
  applying: RunningStep,
  applied: AppliedView,
  undoing: RunningStep,
  undone: AppliedView,
  discarded: EndedView,
  failed: EndedView,
}
