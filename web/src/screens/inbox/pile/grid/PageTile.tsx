import { Scissors } from 'lucide-react'
import { memo } from 'react'
import type { PilePage } from '../model/pile.ts'
import { PagePicture } from '../pictures/PagePicture.tsx'
import { usePicture } from '../pictures/usePictures.ts'
import * as texts from '../texts.ts'

interface Props {
  id: string
  page: PilePage
  letterNumber: number
  letterName: string
  /** Whether its letter begins with it. */
  isFirst: boolean
  isLast: boolean
  /** Whether it is the first of all. */
  isStart: boolean
  isCurrent: boolean
  isDragged: boolean
  /** The file it comes from; null if there is one only. */
  paperName: string | null
}

/** A page in the list: its picture, the mark where a letter begins, and what was done to it. */
export const PageTile = memo(function PageTile(props: Props) {
  const { id, page, isFirst, isLast, isStart, isCurrent, isDragged, paperName } = props
  const picture = usePicture(page.key)
  const isBlank = picture?.state === 'made' && picture.isBlank
  const letter = props.letterName || texts.letter(props.letterNumber)
  const band = props.letterNumber % 2 === 0 ? 'bg-surface' : 'bg-brand-soft'
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isCurrent}
      data-page={page.key}
      draggable
      className={`relative scroll-mt-24 scroll-mb-48 px-4 lg:scroll-mb-24 ${isDragged ? 'outline-2 outline-dashed outline-brand' : ''}`}
    >
      <span
        className={`absolute inset-y-0 ${band} ${isFirst ? 'left-2 rounded-l-control' : 'left-0'} ${isLast ? 'right-2 rounded-r-control' : 'right-0'}`}
      />
      <p className="relative flex h-7 items-center text-12 font-semibold">
        {isFirst && (
          <>
            <span className="truncate">{letter}</span>
            <span className="sr-only"> {texts.begins}, </span>
          </>
        )}
      </p>
      <div
        className={`relative overflow-hidden rounded-small border bg-[white] ${isCurrent ? 'border-brand outline-2 outline-brand group-focus-visible/pages:outline-4' : 'border-line'}`}
      >
        <PagePicture picture={picture} turn={page.turn} isDropped={page.isDropped} />
      </div>
      <p className="relative flex min-h-8 flex-wrap items-center gap-x-2 py-1 text-12 text-ink-2 wrap-anywhere">
        {paperName === null ? texts.page(page.number) : texts.pageOf(page.number, paperName)}
        {page.turn !== 0 && <span className="sr-only">, {texts.turned(page.turn)}</span>}
        {page.isDropped ? (
          <span className="font-medium text-expenses">{texts.isDropped}</span>
        ) : (
          isBlank && <span className="font-medium text-hint">{texts.maybeBlank}</span>
        )}
      </p>
      {!isStart && <CutMark isCut={isFirst} />}
    </div>
  )
})

/** Where a click begins a letter, or joins it with the one before. The key does the same. */
function CutMark({ isCut }: { isCut: boolean }) {
  return (
    <span
      aria-hidden
      data-cut
      title={isCut ? texts.join : texts.cut}
      className="group/cut absolute inset-y-0 -left-3 grid w-6 cursor-pointer place-items-center pointer-coarse:-left-4 pointer-coarse:w-8"
    >
      <span
        className={`absolute inset-y-0 left-1/2 border-l-2 ${isCut ? 'border-brand' : 'border-dashed border-transparent group-hover/cut:border-brand'}`}
      />
      <span
        className={`relative grid size-6 place-items-center rounded-full border bg-surface ${isCut ? 'border-brand text-brand' : 'border-line text-ink-3 pointer-fine:invisible group-hover/cut:visible group-hover/cut:border-brand group-hover/cut:text-brand'}`}
      >
        <Scissors size={13} />
      </span>
    </span>
  )
}
