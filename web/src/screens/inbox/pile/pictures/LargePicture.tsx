import type { PilePage } from '../model/pile.ts'
import * as texts from '../texts.ts'
import { PagePicture } from './PagePicture.tsx'
import { useLargePicture, usePicture } from './usePictures.ts'

/** The current page, large enough to be read; its small picture until the large one is made. */
export function LargePicture({ page }: { page: PilePage }) {
  const small = usePicture(page.key)
  const url = useLargePicture(page)
  const picture = url !== null && small?.state === 'made' ? { ...small, url } : small
  return (
    <figure
      aria-label={texts.enlarged(texts.page(page.number))}
      className="overflow-hidden rounded-control border border-line bg-[white]"
    >
      <PagePicture picture={picture} turn={page.turn} isDropped={false} />
    </figure>
  )
}
