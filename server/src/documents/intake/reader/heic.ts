import createLibheif from 'libheif-js/libheif-wasm/libheif.js'
import type { Refusal } from './answers.ts'

/** Pixels as sharp takes them: three or four bytes each, row by row without gaps. */
export interface Pixels {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
  readonly channels: 3 | 4
}

/** How the box at the beginning of a HEIC is called, behind its size. */
const FIRST_BOX = 'ftyp'
/** Codes of libheif's errors for files that are as they should be, with a picture in some other encoding. */
const UNSUPPORTED = new Set([3, 4, 11])

/** Returns whether a file that is a picture is a HEIC. */
export function isHeic(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(4, 8)).toString('latin1') === FIRST_BOX
}

/**
 * Decodes the picture that a HEIC shows, upright and cropped as the file says: its EXIF must not turn it again. Returns why
 * it refuses one instead. The decoder is WebAssembly and knows HEVC only; its memory counts as this process's.
 *
 * @param maxPixels more are refused before they are decoded
 */
export function decodeHeic(bytes: Uint8Array, maxPixels: number): Pixels | Refusal {
  // The types describe an ES module; what is loaded is a CommonJS one. Standard output is for answers.
  const heif = (createLibheif as unknown as typeof createLibheif.default)({ print })
  const context = heif.heif_context_alloc()
  const unread = heif.heif_context_read_from_memory(context, bytes)
  if (unread.code.value !== 0) return reasonOf(unread)
  const handle = heif.heif_js_context_get_primary_image_handle(context)
  if (handle.code !== undefined) return reasonOf(handle)
  const [width, height] = [
    heif.heif_image_handle_get_width(handle),
    heif.heif_image_handle_get_height(handle),
  ]
  if (width * height > maxPixels) return 'tooManyPixels'
  const channels = heif.heif_image_handle_has_alpha_channel(handle) ? 4 : 3
  const { heif_chroma_interleaved_RGB, heif_chroma_interleaved_RGBA } = heif.heif_chroma
  const decoded = heif.heif_js_decode_image2(
    handle,
    heif.heif_colorspace.heif_colorspace_RGB,
    channels === 4 ? heif_chroma_interleaved_RGBA : heif_chroma_interleaved_RGB,
  )
  if (decoded.code !== undefined) return reasonOf(decoded)
  const [plane] = decoded.channels
  return { ...withoutGaps(plane, channels), channels }
}

function print(line: string): void {
  process.stderr.write(`${line}\n`)
}

function reasonOf({ code }: { code: { value: number } }): Refusal {
  return UNSUPPORTED.has(code.value) ? 'unknownType' : 'broken'
}

interface Plane {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
  /** Bytes from one row to the next. */
  readonly stride: number
}

/** Moves the rows together in place: a second copy of a large picture would be beyond the process's bounds. */
function withoutGaps(
  { data, width, height, stride }: Plane,
  channels: number,
): Omit<Pixels, 'channels'> {
  const row = width * channels
  for (let y = 1; y < height && row < stride; y++)
    data.copyWithin(y * row, y * stride, y * stride + row)
  return { data: data.subarray(0, row * height), width, height }
}
