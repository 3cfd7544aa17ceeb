import { FileText, Image } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '../../ui/Icon.tsx'

/** Pixels of a side; the canvas has twice as many for screens that have. */
const SIZE = 56
const SCALE = 2
/** Browsers that do not know the format do not know its type either. */
const HEIC = /\.hei[cf]$/i

/**
 * A small picture of a file: what a photograph shows, upright, or an icon. It is drawn, so that pages need not be allowed to
 * show images from anywhere but the service, and only the small one stays in memory.
 */
export function Picture({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [drawn, setDrawn] = useState(false)
  const isPhoto = file.type.startsWith('image/') || HEIC.test(file.name)
  useEffect(() => {
    if (!isPhoto) return
    let gone = false
    const draw = async () => {
      const bitmap = await createImageBitmap(file)
      if (!gone) setDrawn(cover(canvas.current, bitmap))
      bitmap.close()
    }
    // What this browser cannot draw, as most cannot draw HEIC, keeps its icon.
    draw().catch(() => setDrawn(false))
    return () => {
      gone = true
    }
  }, [file, isPhoto])
  return (
    <div
      aria-hidden
      className="relative grid size-14 shrink-0 place-items-center overflow-hidden rounded-small bg-surface-2 text-ink-3"
    >
      {!drawn && <Icon of={isPhoto ? Image : FileText} size={24} />}
      <canvas
        ref={canvas}
        width={SIZE * SCALE}
        height={SIZE * SCALE}
        hidden={!drawn}
        className="absolute inset-0 size-full"
      />
    </div>
  )
}

/** Fills the canvas with the middle of a bitmap. */
function cover(canvas: HTMLCanvasElement | null, bitmap: ImageBitmap): boolean {
  const context = canvas?.getContext('2d')
  if (!canvas || !context) return false
  const side = Math.min(bitmap.width, bitmap.height)
  const [left, top] = [(bitmap.width - side) / 2, (bitmap.height - side) / 2]
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, left, top, side, side, 0, 0, canvas.width, canvas.height)
  return true
}
