import { Button } from '../../../base/ui/Button.tsx'
import { cutAtBlank } from './model/blank.ts'
import { dropPages } from './model/edit.ts'
import type { PictureMaker } from './pictures/pictures.ts'
import { usePictures } from './pictures/usePictures.ts'
import * as texts from './texts.ts'
import type { PileEditor } from './usePile.ts'

/** Shows how many pages there are and how many seem to be blank, which it offers to leave out. Nothing is left out unasked. */
export function PageCounts({ editor, maker }: { editor: PileEditor; maker: PictureMaker | null }) {
  const { pages, edit, choose } = editor
  const { made } = usePictures(maker)
  const blank = pages.filter(({ key, isDropped }) => {
    const picture = made.get(key)
    return !isDropped && picture?.state === 'made' && picture.isBlank
  })
  const keys = new Set(blank.map(({ key }) => key))
  const first = blank[0]
  const dropped = pages.filter(({ isDropped }) => isDropped).length
  return (
    <div>
      <p className="mt-1 text-13 text-ink-3">
        {texts.countOf(pages.length)}
        {dropped > 0 && texts.dropped(dropped)}
        {made.size < pages.length && `. ${texts.seeking(made.size, pages.length)} …`}
      </p>
      {first && (
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control bg-hint-soft px-4 py-2.5 text-hint">
          <p role="status" className="grow">
            {texts.blank(blank.length)}
          </p>
          <Button look="secondary" onClick={() => choose(first.key)}>
            {texts.showBlank}
          </Button>
          <Button look="secondary" onClick={() => edit((pile) => dropPages(pile, keys, true))}>
            {texts.dropBlank}
          </Button>
          <Button look="secondary" onClick={() => edit((pile) => cutAtBlank(pile, keys))}>
            {texts.cutAtBlank}
          </Button>
        </div>
      )}
    </div>
  )
}
