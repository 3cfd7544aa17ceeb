import {
  GlobalWorkerOptions,
  getDocument,
  VerbosityLevel,
  version,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import { isBlank } from './isBlank.ts'

GlobalWorkerOptions.workerSrc = workerUrl

/** Where the build puts what decodes the pictures of scanners (pdfDecoders.ts). */
const DECODERS = `/assets/pdfjs-${version}/`
const QUALITY = 0.85

export interface PagePicture {
  readonly blob: Blob
  readonly isBlank: boolean
  /** Whether it is wider than high. */
  readonly isWide: boolean
}

/** A PDF, to be drawn page by page. */
export interface OpenPaper {
  /** Draws a page, counted from 1. */
  readonly draw: (page: number, width: number) => Promise<PagePicture>
  readonly close: () => Promise<void>
}

/** Reads a PDF, which the browser's own viewer would show as a whole only. */
export async function openPaper(data: ArrayBuffer): Promise<OpenPaper> {
  const loading = getDocument({
    data,
    // Compiling WebAssembly would need an exception from the content security policy.
    useWasm: false,
    wasmUrl: DECODERS,
    // Instead of files of fonts, which would have to be served, too.
    useSystemFonts: true,
    // What it could not read of a file is no fault of the page.
    verbosity: VerbosityLevel.ERRORS,
  })
  const pdf = await loading.promise
  return {
    draw: async (number, width) => {
      const page = await pdf.getPage(number)
      const { width: full } = page.getViewport({ scale: 1 })
      const viewport = page.getViewport({ scale: width / full })
      const canvas = document.createElement('canvas')
      canvas.width = Math.round(viewport.width)
      canvas.height = Math.round(viewport.height)
      await page.render({ canvas, viewport }).promise
      const { data: pixels } = readPixels(canvas)
      const picture = {
        blob: await toBlob(canvas),
        isBlank: isBlank(pixels, canvas.width),
        isWide: canvas.width > canvas.height,
      }
      // Frees what was decoded of it.
      page.cleanup()
      canvas.width = 0
      return picture
    },
    close: () => loading.destroy(),
  }
}

function readPixels(canvas: HTMLCanvasElement): ImageData {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is no canvas to draw on.')
  return context.getImageData(0, 0, canvas.width, canvas.height)
}

function toBlob(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The page could not be drawn.'))),
      'image/jpeg',
      QUALITY,
    )
  })
}
