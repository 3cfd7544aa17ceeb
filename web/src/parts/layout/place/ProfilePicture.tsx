import type { PlacePicture } from '@hausblick/contract/places.ts'
import { backendUrl } from '../../../config.ts'

interface Props {
  picture: PlacePicture
  alt: string
  /** How wide it is shown, as in an image's `sizes`. */
  sizes: string
  className: string
}

/** A picture in the size that fits. */
export function ProfilePicture({ picture, alt, sizes, className }: Props) {
  const largest = picture.sizes.at(-1)
  if (!largest) return null
  return (
    <img
      src={backendUrl + largest.url}
      srcSet={picture.sizes.map(({ url, width }) => `${backendUrl + url} ${width}w`).join(', ')}
      sizes={sizes}
      width={largest.width}
      height={largest.height}
      alt={alt}
      className={className}
    />
  )
}
