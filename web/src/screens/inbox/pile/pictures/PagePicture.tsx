import type { Turn } from '../model/pile.ts'
import * as texts from '../texts.ts'
import type { Picture } from './pictures.ts'

interface Props {
  /** Undefined while it is being made. */
  picture: Picture | undefined
  turn: Turn
  isDropped: boolean
}

const turns = { 0: '', 90: 'rotate-90', 180: 'rotate-180', 270: 'rotate-270' }

/** The picture of a page in a place of the form of A4, as it is turned. What the page says is for the eyes alone here. */
export function PagePicture({ picture, turn, isDropped }: Props) {
  const isMade = picture?.state === 'made'
  return (
    <div className="grid aspect-[1/1.414] place-items-center overflow-hidden">
      {isMade && (
        <img
          src={picture.url}
          alt=""
          draggable={false}
          className={`size-full object-contain ${turns[turn]} ${turn % 180 === 0 ? '' : scaleOf(picture)} ${isDropped ? 'opacity-25' : ''}`}
        />
      )}
      {picture?.state === 'failed' && (
        <span className="p-2 text-center text-12 text-[black]">{texts.noPicture}</span>
      )}
      {!picture && <span className="skeleton size-full text-[black]" />}
    </div>
  )
}

/** What lies on its side fits the width again. */
function scaleOf({ isWide }: { isWide: boolean }): string {
  return isWide ? 'scale-[1.414]' : 'scale-[0.707]'
}
