import { FileText, Image } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

/** Side length in CSS pixels; the canvas is drawn at twice that for high-density displays. */
const SIZE = 56
const SCALE = 2
/** Browsers without HEIC support leave the file's type empty. */
const HEIC = /\.hei[cf]$/i

/**
 * A thumbnail of a file: the image, upright, or an icon. Drawn on a canvas so that the content security policy need not allow
 * `blob:` images, and only the thumbnail stays in memory.
 */
export function Thumbnail({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [drawn, setDrawn] = useState(false)
  const isPhoto = file.type.startsWith('image/') || HEIC.test(file.name)
  const Icon = isPhoto ? Image : FileText
  useEffect(() => {
    if (!isPhoto) return
    let isUnmounted = false
    const draw = async () => {
      const bitmap = await createImageBitmap(file)
      if (!isUnmounted) setDrawn(drawCover(canvas.current, bitmap))
      bitmap.close()
    }
    // Formats that the browser cannot decode, usually HEIC, keep their icon.
    draw().catch(() => setDrawn(false))
    return () => {
      isUnmounted = true
    }
  }, [file, isPhoto])
  return (
    <div
      aria-hidden
      className="relative grid size-14 shrink-0 place-items-center overflow-hidden rounded-small bg-surface-2 text-ink-3"
    >
      {!drawn && <Icon size={24} />}
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

/** Fills the canvas with the centre of a bitmap. Returns false without a canvas. */
function drawCover(canvas: HTMLCanvasElement | null, bitmap: ImageBitmap): boolean {
  const context = canvas?.getContext('2d')
  if (!canvas || !context) return false
  const side = Math.min(bitmap.width, bitmap.height)
  const [left, top] = [(bitmap.width - side) / 2, (bitmap.height - side) / 2]
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, left, top, side, side, 0, 0, canvas.width, canvas.height)
  return true
}
