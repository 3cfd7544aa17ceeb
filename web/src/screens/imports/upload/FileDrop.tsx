import { FileSpreadsheet } from 'lucide-react'
import { FileLabel } from '../../../base/ui/FileLabel.tsx'
import { useFileDrop } from '../../../base/ui/useFileDrop.ts'
import * as texts from './texts.ts'

/** Only a hint: the service decides by content. */
const ACCEPT = '.csv,.txt,.xlsx,.ods,text/csv'

/** Chooses spreadsheets by drag and drop anywhere on the page, or by file picker. */
export function FileDrop({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const isDragging = useFileDrop(onFiles)
  return (
    <FileLabel
      accept={ACCEPT}
      multiple
      onFiles={(files) => files.length > 0 && onFiles(files)}
      className={`flex flex-col items-center gap-1 rounded-control border border-dashed px-4 py-8 text-center ${isDragging ? 'border-brand bg-brand-soft text-brand' : 'border-field hover:border-ink-3'}`}
    >
      <FileSpreadsheet size={28} className={`mb-1 ${isDragging ? '' : 'text-ink-3'}`} />
      <span className="font-medium pointer-coarse:hidden">
        {isDragging ? texts.drop : texts.dropOrChoose}
      </span>
      <span className="hidden font-medium pointer-coarse:inline">{texts.choose}</span>
      <span className={`text-13 text-balance ${isDragging ? '' : 'text-ink-3'}`}>
        {texts.formats}
      </span>
    </FileLabel>
  )
}
