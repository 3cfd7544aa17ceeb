import { sendImportFileCall } from '@hausblick/contract/calls/imports.ts'
import { Download } from 'lucide-react'
import { useAccess } from '../../../base/data/access.ts'
import type { ImportDetail } from '../../../base/data/imports.ts'
import { saveFile } from '../../../base/data/saveFile.ts'
import { formatFileSize } from '../../../base/format/fileSize.ts'
import { Button } from '../../../base/ui/Button.tsx'
import { FormError } from '../../../base/ui/FormError.tsx'
import { useChange } from '../../../base/ui/useChange.ts'
import { useSessionState } from '../../../parts/session/useSession.ts'
import type { StepProps } from '../stepProps.ts'
import * as texts from './texts.ts'

/** The files of an import. Operators can download them as long as they are kept. */
export function RunFiles({ run }: StepProps) {
  const { client } = useAccess()
  const state = useSessionState()
  const isOperator = state.status === 'signedIn' && state.me.role === 'operator'
  const save = useChange(({ number, name }: ImportDetail['files'][number]) =>
    saveFile(client, sendImportFileCall, { params: { id: run.id, number: String(number) } }, name),
  )
  return (
    <>
      <FormError text={save.error} />
      <ul className="-my-3 divide-y divide-line">
        {run.files.map((file) => (
          <li
            key={file.number}
            className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3"
          >
            <div className="min-w-0">
              <p className="font-medium wrap-anywhere">{file.name}</p>
              <p className="text-13 text-ink-3">
                {formatFileSize(file.size)}
                {!file.isKept && ` · ${texts.notKept}`}
              </p>
            </div>
            {isOperator && file.isKept && (
              <Button
                look="secondary"
                aria-label={texts.downloadOf(file.name)}
                aria-disabled={save.busy}
                onClick={() => save.run(file)}
              >
                <Download size={16} className="text-ink-3" />
                {texts.download}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
