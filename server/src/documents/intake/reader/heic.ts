import createLibheif from 'libheif-js/libheif-wasm/libheif.js'
import type { Refusal } from './answers.ts'

/** Raw pixels as sharp takes them: three or four bytes each, rows without padding. */
export interface Pixels {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
  readonly channels: 3 | 4
}

/** The type of a HEIC's first box, which follows the box's size. */
const FIRST_BOX = 'ftyp'
/** libheif's error codes for valid files in an unsupported encoding. */
const UNSUPPORTED = new Set([3, 4, 11])

/** Returns whether a picture is a HEIC. */
export function isHeic(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(4, 8)).toString('latin1') === FIRST_BOX
}

/**
 * Decodes a HEIC's primary image, rotated and cropped: EXIF must not rotate it again. Returns the reason where it refuses
 * the file. The decoder is WebAssembly, supports HEVC only, and uses this process's memory.
 *
 * @param maxPixels larger images are refused before decoding
 */
export function decodeHeic(bytes: Uint8Array, maxPixels: number): Pixels | Refusal {
  // The types describe an ES module, but the package is CommonJS. `print` keeps standard output free for answers.
  const heif = (createLibheif as unknown as typeof createLibheif.default)({ print })
  const context = heif.heif_context_alloc()
  const unread = heif.heif_context_read_from_memory(context, bytes)
  if (unread.code.value !== 0) return toRefusal(unread)
  const handle = heif.heif_js_context_get_primary_image_handle(context)
  if (handle.code !== undefined) return toRefusal(handle)
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
  if (decoded.code !== undefined) return toRefusal(decoded)
  const [plane] = decoded.channels
  return { ...packRows(plane, channels), channels }
}

function print(line: string): void {
  process.stderr.write(`${line}\n`)
}

function toRefusal({ code }: { code: { value: number } }): Refusal {
  return UNSUPPORTED.has(code.value) ? 'unknownType' : 'broken'
}

interface Plane {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
  /** Bytes from one row to the next. */
  readonly stride: number
}

/** Removes the padding between rows, in place: a copy of a large image would exceed the process's bounds. */
function packRows(
  { data, width, height, stride }: Plane,
  channels: number,
): Omit<Pixels, 'channels'> {
  const row = width * channels
  for (let y = 1; y < height && row < stride; y++)
    data.copyWithin(y * row, y * stride, y * stride + row)
  return { data: data.subarray(0, row * height), width, height }
}
