import {
  checkImportCall,
  correctImportCall,
  sendImportFaultsCall,
} from '@hausblick/contract/calls/imports.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useAccess } from '../../../base/data/access.ts'
import { ask } from '../../../base/data/ask.ts'
import { renewImports } from '../../../base/data/imports.ts'
import { saveFile } from '../../../base/data/saveFile.ts'
import { Button } from '../../../base/ui/Button.tsx'
import { FormError } from '../../../base/ui/FormError.tsx'
import { useChange } from '../../../base/ui/useChange.ts'
import type { StepProps } from '../stepProps.ts'
import { type Cells, enter } from './cells.ts'
import { FaultList } from './FaultList.tsx'
import { type Accepted, Questions } from './Questions.tsx'
import * as texts from './texts.ts'

/** What a check has found: to accept, to set right in place, or to take along as a workbook. Then the import is checked again. */
export function FaultsForm({ run }: StepProps) {
  const { client } = useAccess()
  const queries = useQueryClient()
  const [cells, setCells] = useState<Cells>(new Map())
  const [accepted, setAccepted] = useState<Accepted>({
    without: run.missingColumns.filter((one) => one.accepted).map(({ column }) => column),
    moves: run.moves.accepted,
    forgetsValuations: run.forgetsValuations,
  })
  const params = { id: run.id }
  const check = useChange(async () => {
    if (cells.size > 0)
      await ask(client, correctImportCall, { params, body: { cells: [...cells.values()] } })
    const body = { ...accepted, without: [...accepted.without] }
    await ask(client, checkImportCall, { params, body })
    await renewImports(queries)
  })
  const save = useChange(() => saveFile(client, sendImportFaultsCall, { params }, texts.fileName))
  const hasList = run.errors + run.warnings > 0 || run.missingColumns.length + run.moves.count > 0
  return (
    <form onSubmit={check.onSubmit}>
      <Questions run={run} accepted={accepted} onChange={setAccepted} />
      {hasList && (
        <>
          <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <p className="max-w-[60ch] text-ink-2">{texts.setRight}</p>
            <Button
              look="secondary"
              aria-disabled={save.busy}
              onClick={() => save.run(new FormData())}
            >
              <Download size={16} className="text-ink-3" />
              {texts.download}
            </Button>
          </div>
          <FormError text={save.error} />
          <FaultList
            run={run}
            cells={cells}
            onEnter={(fault, value) => setCells((latest) => enter(latest, fault, value))}
          />
        </>
      )}
      <div className="mt-6">
        <FormError text={check.error} />
        <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
          <p role="status" className="text-13 text-ink-3">
            {cells.size > 0 ? texts.entered(cells.size) : ''}
          </p>
          <Button type="submit" aria-disabled={check.busy}>
            {texts.checkAgain}
          </Button>
        </div>
      </div>
    </form>
  )
}
