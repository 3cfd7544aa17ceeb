import { Download } from 'lucide-react'
import { Button } from '../../../base/ui/Button.tsx'
import { CopyButton } from '../../../base/ui/CopyButton.tsx'
import { Dialog } from '../../../base/ui/Dialog.tsx'
import * as texts from './texts.ts'

interface Props {
  codes: readonly string[]
  /** Whether they came with the first factor. */
  isFirst: boolean
  onClose: () => void
}

/** Shows new recovery codes, once. */
export function CodesDialog({ codes, isFirst, onClose }: Props) {
  const text = `${codes.join('\n')}\n`
  return (
    <Dialog title={texts.yourCodes} onClose={onClose}>
      {isFirst && <p className="mb-3 font-medium">{texts.added}</p>}
      <p className="mb-4 text-ink-2">{texts.codesNote}</p>
      <ul className="grid gap-1.5 rounded-md border border-line p-4 font-mono text-13 sm:text-base">
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <CopyButton label={texts.copyCodes} text={text} byHand={texts.copyByHand} />
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={texts.codesFile}
          className="control field inline-flex items-center gap-2 px-4 font-medium"
        >
          <Download size={18} />
          {texts.saveCodes}
        </a>
      </div>
      <div className="mt-6 flex justify-end">
        <Button onClick={onClose}>{texts.codesKept}</Button>
      </div>
    </Dialog>
  )
}
