import { examineImportCall, removeImportFileCall } from '@hausblick/contract/calls/imports.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useEffect, useEffectEvent, useId } from 'react'
import { useAccess } from '../../../base/data/access.ts'
import { ask } from '../../../base/data/ask.ts'
import { renewImports } from '../../../base/data/imports.ts'
import { Button } from '../../../base/ui/Button.tsx'
import { FormError } from '../../../base/ui/FormError.tsx'
import { IconButton } from '../../../base/ui/IconButton.tsx'
import { useAddressState } from '../../../base/ui/useAddressState.ts'
import { useChange } from '../../../base/ui/useChange.ts'
import { stepParameter } from '../stepAddress.ts'
import type { StepProps } from '../stepProps.ts'
import { FileDrop } from './FileDrop.tsx'
import { takeFiles } from './heldFiles.ts'
import * as texts from './texts.ts'
import { UploadItem } from './UploadItem.tsx'
import { useUploads } from './useUploads.ts'

export function FilesStep({ run }: StepProps) {
  const { client } = useAccess()
  const queries = useQueryClient()
  const [, write] = useAddressState(stepParameter)
  const id = useId()
  const uploads = useUploads(run.id)
  const addHeld = useEffectEvent(() => uploads.add(takeFiles(run.id)))
  useEffect(() => addHeld(), [])
  const removal = useChange(async (number: number) => {
    const params = { id: run.id, number: String(number) }
    await ask(client, removeImportFileCall, { params })
    await renewImports(queries)
  })
  const isEmpty = run.files.length + uploads.list.length === 0
  const { onSubmit, busy, error } = useChange(async () => {
    if (isEmpty) throw new Error(texts.noFiles)
    if (!(await uploads.settle())) throw new Error(texts.someFailed)
    await ask(client, examineImportCall, { params: { id: run.id } })
    await renewImports(queries)
    write((latest) => ({ ...latest, step: null, sheet: null }), { replace: true })
  })
  return (
    <section aria-labelledby={id} className="card min-w-0 p-[min(1.5rem,6.5vw)]">
      <h2 id={id} className="mb-1 text-20 font-semibold">
        {texts.heading}
      </h2>
      <p className="mb-4 max-w-[75ch] text-ink-2">{texts.intro}</p>
      <FormError text={error ?? removal.error} />
      <FileDrop onFiles={uploads.add} />
      {run.files.length + uploads.list.length > 0 && (
        <ul aria-label={texts.files} className="mt-4 divide-y divide-line">
          {run.files.map(({ number, name, size }) => (
            <li key={number} className="flex items-center justify-between gap-4 py-2">
              <div className="min-w-0">
                <p className="font-medium wrap-anywhere">{name}</p>
                <p className="text-13 text-ink-3">{texts.size(size)}</p>
              </div>
              <IconButton
                label={texts.remove(name)}
                icon={Trash2}
                aria-disabled={removal.busy}
                onClick={() => removal.run(number)}
              />
            </li>
          ))}
          {uploads.list.map((upload) => (
            <UploadItem
              key={upload.key}
              upload={upload}
              retry={uploads.retry}
              dismiss={uploads.dismiss}
            />
          ))}
        </ul>
      )}
      <form
        onSubmit={onSubmit}
        className="mt-6 flex flex-wrap items-center justify-end gap-x-4 gap-y-2"
      >
        <p role="status" className="text-13 text-ink-3">
          {busy && uploads.list.length > 0 ? texts.stillUploading : texts.examineHint}
        </p>
        <Button type="submit" aria-disabled={busy || isEmpty}>
          {texts.examine}
        </Button>
      </form>
    </section>
  )
}
