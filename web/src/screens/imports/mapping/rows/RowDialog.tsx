import { correctImportCall, readImportRowCall } from '@hausblick/contract/calls/imports.ts'
import type { MappingProfile } from '@hausblick/contract/mapping/profile.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccess } from '../../../../base/data/access.ts'
import { ask, queryOf } from '../../../../base/data/ask.ts'
import { renewImports, type SheetDetail } from '../../../../base/data/imports.ts'
import { useRead } from '../../../../base/data/useRead.ts'
import { Dialog } from '../../../../base/ui/Dialog.tsx'
import { Loaded } from '../../../../base/ui/Loaded.tsx'
import { SegmentedChoice } from '../../../../base/ui/SegmentedChoice.tsx'
import { listColumns } from '../headings.ts'
import { RowCells } from './RowCells.tsx'
import { RowRuleForm } from './RowRuleForm.tsx'
import * as texts from './texts.ts'

interface Props {
  id: string
  line: number
  detail: SheetDetail
  profile: MappingProfile
  onChange: (profile: MappingProfile) => void
  onClose: () => void
}

/** A row of a sheet: to set its cells right, or to say that it is not data. */
export default function RowDialog({ id, line, detail, profile, onChange, onClose }: Props) {
  const { client } = useAccess()
  const queries = useQueryClient()
  const [view, setView] = useState<'cells' | 'rule'>('cells')
  const params = { id, number: String(detail.number), line: String(line) }
  const read = useRead(() => queryOf(client, readImportRowCall, { params }))
  const columns = listColumns(detail)
  return (
    <Dialog title={texts.title(line)} onClose={onClose}>
      <div className="mb-5">
        <SegmentedChoice
          label={texts.views}
          options={[
            { id: 'cells', label: texts.cells },
            { id: 'rule', label: texts.rule },
          ]}
          chosen={view}
          onChoose={setView}
        />
      </div>
      <Loaded read={read} failure={texts.failed}>
        {({ cells }) =>
          view === 'rule' ? (
            <RowRuleForm
              {...{ id, detail, profile, cells }}
              onChange={(next) => {
                onChange(next)
                onClose()
              }}
            />
          ) : (
            <RowCells
              cells={columns.flatMap(({ label, heading, index }) => {
                if (label === null) return []
                const corrected = detail.corrections.find(
                  (cell) => cell.line === line && cell.label === label,
                )
                const inFile = cells[index]?.trim() ?? ''
                return [{ label, heading, inFile, corrected: corrected?.value ?? null }]
              })}
              onSave={async (changed) => {
                const place = { file: detail.fileName, sheet: detail.sheet, line }
                const body = { cells: changed.map((cell) => ({ ...place, ...cell })) }
                await ask(client, correctImportCall, { params: { id }, body })
                await renewImports(queries)
                onClose()
              }}
            />
          )
        }
      </Loaded>
    </Dialog>
  )
}
