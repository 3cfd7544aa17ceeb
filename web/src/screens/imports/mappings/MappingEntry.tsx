import { type SavedMapping, sendMappingCall } from '@hausblick/contract/calls/mappings.ts'
import { useAccess } from '../../../base/data/access.ts'
import { saveFile } from '../../../base/data/saveFile.ts'
import { formatDay } from '../../../base/format/day.ts'
import { Button } from '../../../base/ui/Button.tsx'
import { FormError } from '../../../base/ui/FormError.tsx'
import { useChange } from '../../../base/ui/useChange.ts'
import * as texts from './texts.ts'

interface Props {
  mapping: SavedMapping
  onRename: () => void
  onRemove: () => void
}

/** A saved mapping, and what can be done with it. */
export function MappingEntry({ mapping, onRename, onRemove }: Props) {
  const { client } = useAccess()
  const { id, name, subjectLabel, sheet, savedAt, by, lastUsedAt } = mapping
  const download = useChange<void>(() =>
    saveFile(client, sendMappingCall, { params: { id } }, `${name}.json`),
  )
  return (
    <li className="py-3">
      <FormError text={download.error} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <p className="font-medium wrap-anywhere">{name}</p>
          <p className="text-13 text-ink-2 wrap-anywhere">{texts.of(subjectLabel, sheet)}</p>
          <p className="text-13 text-ink-3 wrap-anywhere">
            {texts.saved(formatDay(savedAt), by)} ·{' '}
            {texts.lastUsed(lastUsedAt === null ? null : formatDay(lastUsedAt))}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button look="secondary" aria-label={texts.renameOf(name)} onClick={onRename}>
            {texts.rename}
          </Button>
          <Button
            look="secondary"
            aria-label={texts.downloadOf(name)}
            aria-disabled={download.busy}
            onClick={() => download.run()}
          >
            {texts.download}
          </Button>
          <Button look="secondary" aria-label={texts.removeOf(name)} onClick={onRemove}>
            {texts.remove}
          </Button>
        </div>
      </div>
    </li>
  )
}
