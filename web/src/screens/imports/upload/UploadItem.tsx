import { X } from 'lucide-react'
import { Button } from '../../../base/ui/Button.tsx'
import { IconButton } from '../../../base/ui/IconButton.tsx'
import { ProgressBar } from '../../../base/ui/ProgressBar.tsx'
import * as texts from './texts.ts'
import type { Upload, Uploads } from './useUploads.ts'

interface Props extends Pick<Uploads, 'retry' | 'dismiss'> {
  upload: Upload
}

/** The share of all, as `ProgressBar` takes it. */
const WHOLE = 10_000

/** A file on its way, with its progress or why it did not arrive. */
export function UploadItem({ upload, retry, dismiss }: Props) {
  const { file, fraction, error } = upload
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-48">
          <p className="font-medium wrap-anywhere">{file.name}</p>
          <p role="status" className={`text-13 ${error === null ? 'text-ink-3' : 'text-expenses'}`}>
            {error === null
              ? fraction === null
                ? texts.waiting
                : texts.sending(Math.floor(fraction * 100))
              : `${texts.notUploaded}: ${error}`}
          </p>
        </div>
        {error !== null && (
          <div className="flex items-center gap-2">
            <Button look="secondary" onClick={() => retry(upload)}>
              {texts.retry}
            </Button>
            <IconButton label={texts.dismiss(file.name)} icon={X} onClick={() => dismiss(upload)} />
          </div>
        )}
      </div>
      {error === null && (
        <ProgressBar
          className="mt-2 text-brand"
          label={texts.uploading(file.name)}
          share={(fraction ?? 0) * WHOLE}
        />
      )}
    </li>
  )
}
