import { logoLimits } from '@hausblick/contract/calls/operator.ts'
import * as texts from './texts.ts'

/** Drawings without a size of their own are drawn this wide. */
const DEFAULT_WIDTH = 320

/** Makes a PNG within the limits of any picture that the browser can show, and returns it in Base64. */
export async function readLogo(file: File): Promise<string> {
  const url = URL.createObjectURL(file)
  try {
    const image = new Image()
    image.src = url
    await image.decode().catch(() => {
      throw new Error(texts.unreadable)
    })
    const [width, height] = [
      image.naturalWidth || DEFAULT_WIDTH,
      image.naturalHeight || DEFAULT_WIDTH,
    ]
    // Drawings are as sharp as they may be; pictures are not enlarged.
    const isDrawing = file.type === 'image/svg+xml'
    const fitting = Math.min(logoLimits.width / width, logoLimits.height / height)
    const scale = isDrawing ? fitting : Math.min(1, fitting)
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(width * scale))
    canvas.height = Math.max(1, Math.round(height * scale))
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    const [, base64 = ''] = canvas.toDataURL('image/png').split(',')
    if ((base64.length * 3) / 4 > logoLimits.bytes) throw new Error(texts.tooLarge)
    return base64
  } finally {
    URL.revokeObjectURL(url)
  }
}
