import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'

/** By preference. */
const ENCODINGS: ('br' | 'gzip')[] = ['br', 'gzip']
export type ContentEncoding = 'br' | 'gzip' | 'identity'

/** Brotli's default takes a hundred times as long for a tenth less. */
export const brotliOptions = { params: { [zlib.BROTLI_PARAM_QUALITY]: 4 } }
/** Below, headers weigh more than what compression saves. */
const COMPRESSED_FROM_BYTES = 1024

/** Returns the encoding that an `Accept-Encoding` header prefers. */
export function chooseEncoding(accepted: string | string[] | undefined): ContentEncoding {
  return negotiate(String(accepted ?? '').toLowerCase(), ENCODINGS) ?? 'identity'
}

/** Compresses a whole body in one call, off the event loop; returns it as it is where that is not worthwhile. */
export async function compressBody(bytes: Buffer, encoding: ContentEncoding): Promise<EncodedBody> {
  if (encoding === 'identity' || bytes.length < COMPRESSED_FROM_BYTES)
    return { bytes, encoding: 'identity' }
  const compressed =
    encoding === 'br'
      ? await compressBrotli(bytes, optionsFor(bytes.length))
      : await compressGzip(bytes)
  return { bytes: compressed, encoding }
}

/** A window of the body's size: to allocate the default one of 4 MB takes longer than to compress a page. */
function optionsFor(size: number) {
  const window = Math.ceil(Math.log2(size))
  return {
    params: {
      ...brotliOptions.params,
      [zlib.BROTLI_PARAM_LGWIN]: Math.min(window, zlib.BROTLI_DEFAULT_WINDOW),
    },
  }
}

export interface EncodedBody {
  readonly bytes: Buffer
  readonly encoding: ContentEncoding
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
