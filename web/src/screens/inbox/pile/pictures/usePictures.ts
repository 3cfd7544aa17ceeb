import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from 'react'
import type { PilePage } from '../model/pile.ts'
import { type Picture, PictureMaker, type Pictures } from './pictures.ts'

export const PictureContext = createContext<PictureMaker | null>(null)

/** Makes the pictures of a pile while it is shown. Null until the page is more than what the service has rendered. */
export function usePictureMaker(
  pages: readonly PilePage[],
  load: (paper: number) => Promise<ArrayBuffer>,
): PictureMaker | null {
  const [maker, setMaker] = useState<PictureMaker | null>(null)
  const loadLatest = useEffectEvent(load)
  useEffect(() => {
    const made = new PictureMaker((paper) => loadLatest(paper))
    setMaker(made)
    return () => made.close()
  }, [])
  // Pages change their order, but there are never fewer papers than before.
  const papers = [...new Set(pages.map(({ paper }) => paper))].join()
  const addPages = useEffectEvent((to: PictureMaker) => to.add(pages))
  useEffect(() => {
    if (maker && papers !== '') addPages(maker)
  }, [maker, papers])
  return maker
}

const none: Pictures = { made: new Map(), failure: null }

/** Follows what there is of all pictures. */
export function usePictures(maker: PictureMaker | null): Pictures {
  return useSyncExternalStore(
    maker ? maker.subscribe : () => () => undefined,
    maker ? maker.pictures : () => none,
    () => none,
  )
}

/** Follows the picture of one page; undefined while it is being made. */
export function usePicture(key: string): Picture | undefined {
  const maker = use(PictureContext)
  return useSyncExternalStore(
    maker ? maker.subscribe : () => () => undefined,
    () => maker?.pictures().made.get(key),
    () => undefined,
  )
}

/** A large picture of a page; null while it is being made, or if it cannot be. */
export function useLargePicture(page: PilePage): string | null {
  const maker = use(PictureContext)
  const [made, setMade] = useState<{ key: string; url: string } | null>(null)
  const { key } = page
  const enlarge = useEffectEvent((from: PictureMaker) => from.enlarge(page))
  useEffect(() => {
    if (!maker) return
    let url: string | null = null
    let isLeft = false
    // Not for pages that are only scrolled past.
    const timer = setTimeout(async () => {
      // What failed is said for the whole pile.
      const drawn = await enlarge(maker).catch(() => null)
      if (drawn === null) return
      if (isLeft) URL.revokeObjectURL(drawn)
      else {
        url = drawn
        setMade({ key, url })
      }
    }, PASSING_MS)
    return () => {
      isLeft = true
      clearTimeout(timer)
      if (url !== null) URL.revokeObjectURL(url)
    }
  }, [maker, key])
  return made?.key === key ? made.url : null
}

const PASSING_MS = 120
