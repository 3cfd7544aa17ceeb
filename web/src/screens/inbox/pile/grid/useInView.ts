import { type RefObject, use, useEffect } from 'react'
import { PictureContext } from '../pictures/usePictures.ts'
import { findKey } from './findKey.ts'

/** Has the pictures of the pages in view, and of those about to be, made first. */
export function useInView(list: RefObject<HTMLElement | null>, pages: number): void {
  const maker = use(PictureContext)
  useEffect(() => {
    if (!maker || !list.current || pages === 0) return
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const key = findKey(target)
          if (key !== null) maker.want(key, isIntersecting)
        }
      },
      { rootMargin: '300px' },
    )
    for (const tile of list.current.children) observer.observe(tile)
    return () => observer.disconnect()
  }, [maker, list, pages])
}
