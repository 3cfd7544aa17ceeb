import { useState } from 'react'
import { buildFrameUrl } from '../../../base/data/documents/file.ts'
import { useMediaQuery } from '../../../base/ui/useMediaQuery.ts'
import * as texts from '../texts.ts'
import { useProposal } from '../useProposal.ts'
import { getLetterKey, type Letter } from './letter.ts'

interface Props {
  open: Letter
  /** Loaded beforehand, so that it is seen at once. */
  next: Letter | undefined
  account: string
}

/** Previews the open document beside its form in wide viewports, and loads the next one behind it. */
export function Previews({ open, next, account }: Props) {
  const [ready, setReady] = useState<string | null>(null)
  const isReady = ready === getLetterKey(open)
  const isWide = useMediaQuery('(width >= 64rem)')
  // Frames that move within their parent load again: the next one stays where it is when the open one goes.
  const shown = isWide ? [open, ...(next && isReady ? [next] : [])] : []
  return (
    <div className="card sticky top-4 hidden h-[calc(100dvh-2rem)] w-full overflow-hidden lg:block">
      {shown.map((entry) => (
        <Preview
          key={getLetterKey(entry)}
          entry={entry}
          isShown={entry === open}
          onReady={() => setReady(getLetterKey(open))}
        />
      ))}
      {next && isReady && <Prepared key={getLetterKey(next)} entry={next} account={account} />}
    </div>
  )
}

interface PreviewProps {
  entry: Letter
  isShown: boolean
  onReady: () => void
}

function Preview({ entry: { downloadUrl, typedName }, isShown, onReady }: PreviewProps) {
  // The first URL is kept: a renewed one would reload the document at its first page.
  const [address] = useState(() => buildFrameUrl({ downloadUrl, name: typedName }))
  return (
    <iframe
      title={texts.preview(typedName)}
      src={address}
      onLoad={onReady}
      aria-hidden={!isShown}
      tabIndex={isShown ? undefined : -1}
      className={`absolute inset-0 size-full ${isShown ? '' : 'invisible'}`}
    />
  )
}

/** Reads what the form of the next document proposes. */
function Prepared({ entry, account }: { entry: Letter; account: string }) {
  useProposal(entry, account)
  return null
}
