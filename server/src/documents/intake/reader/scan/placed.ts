import { getResolvedPDFJS } from 'unpdf'
import type { Pdf } from '../pdf.ts'
import { IDENTITY, type Matrix, multiply, toMatrix } from './matrix.ts'
import { greyOf, type PdfPicture, type Pixels, readPixels, readStencil } from './pixels.ts'

export type Page = Awaited<ReturnType<Pdf['getPage']>>

/** A picture on a page. */
export interface Placed {
  readonly pixels: Pixels
  /** From the unit square, whose origin is the picture's lower left, to the page's own space. */
  readonly place: Matrix
}

interface State {
  readonly matrix: Matrix
  /** The shade of grey in which stencils are painted. */
  readonly shade: number
}

/** Returns the pictures that a page draws, in their order, and whether there are others that cannot be decoded. */
export async function findPictures(
  page: Page,
): Promise<{ readonly pictures: readonly Placed[]; readonly isPartial: boolean }> {
  const { OPS } = await getResolvedPDFJS()
  const { fnArray, argsArray } = await page.getOperatorList()
  const pictures: Placed[] = []
  let isPartial = false
  let state: State = { matrix: IDENTITY, shade: 0 }
  const saved: State[] = []
  const restore = () => {
    state = saved.pop() ?? state
  }
  const enter = (inner: unknown) => {
    state = { ...state, matrix: multiply(state.matrix, toMatrix(inner) ?? IDENTITY) }
  }
  const add = (pixels: Pixels | null, place: Matrix) => {
    if (pixels) pictures.push({ pixels, place })
    else isPartial = true
  }
  const stencil = (picture: PdfPicture | null) => picture && readStencil(picture, state.shade)
  const repeated = (positions: unknown, scale: readonly [number, number, number, number]) =>
    pairsOf(positions).map(([x, y]) => multiply(state.matrix, [...scale, x, y]))
  for (const [index, operator] of fnArray.entries()) {
    const args: readonly unknown[] = Array.from(argsArray[index] ?? [])
    if (operator === OPS.save) saved.push(state)
    else if (operator === OPS.restore) restore()
    else if (operator === OPS.transform) enter(args.length === 1 ? args[0] : args)
    else if (operator === OPS.paintFormXObjectBegin) {
      saved.push(state)
      enter(args[0])
    } else if (operator === OPS.paintFormXObjectEnd) restore()
    else if (operator === OPS.setFillRGBColor) state = { ...state, shade: shadeOf(args) }
    else if (operator === OPS.paintImageXObject)
      add(read(await resolve(page, args[0])), state.matrix)
    else if (operator === OPS.paintInlineImageXObject) add(read(toPicture(args[0])), state.matrix)
    else if (operator === OPS.paintImageXObjectRepeat) {
      const pixels = read(await resolve(page, args[0]))
      for (const place of repeated(args[3], [Number(args[1]), 0, 0, Number(args[2])]))
        add(pixels, place)
    } else if (operator === OPS.paintImageMaskXObject)
      add(stencil(await resolveStencil(page, args[0])), state.matrix)
    else if (operator === OPS.paintImageMaskXObjectRepeat) {
      const pixels = stencil(await resolveStencil(page, args[0]))
      const [a, b, c, d] = args.slice(1, 5).map(Number)
      for (const place of repeated(args[5], [a ?? 1, b ?? 0, c ?? 0, d ?? 1])) add(pixels, place)
    } else if (operator === OPS.paintImageMaskXObjectGroup)
      for (const one of Array.isArray(args[0]) ? args[0] : [])
        add(
          stencil(await resolveStencil(page, one)),
          multiply(state.matrix, toMatrix(one.transform) ?? IDENTITY),
        )
    else if (operator === OPS.paintInlineImageXObjectGroup) isPartial = true
  }
  return { pictures, isPartial }
}

const read = (picture: PdfPicture | null) => picture && readPixels(picture)

/** PDF.js writes all colours as `#rrggbb`; patterns are taken for black. */
function shadeOf([colour]: readonly unknown[]): number {
  const [, red = '0', green = '0', blue = '0'] =
    /^#(..)(..)(..)$/.exec(typeof colour === 'string' ? colour : '') ?? []
  return greyOf(Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16))
}

async function resolve(page: Page, id: unknown): Promise<PdfPicture | null> {
  if (typeof id !== 'string') return null
  const objects = id.startsWith('g_') ? page.commonObjs : page.objs
  const { promise, resolve } = Promise.withResolvers<unknown>()
  objects.get(id, resolve)
  return toPicture(await promise)
}

/** A stencil is handed out itself, or names the object that has its bits. */
async function resolveStencil(page: Page, value: unknown): Promise<PdfPicture | null> {
  const { data } = Object(value)
  return typeof data === 'string' ? await resolve(page, data) : toPicture(value)
}

function toPicture(value: unknown): PdfPicture | null {
  const { width, height, data, kind } = Object(value)
  const isPicture = ArrayBuffer.isView(data) && width > 0 && height > 0
  return isPicture ? { width, height, kind, data: Object(data) } : null
}

function pairsOf(positions: unknown): (readonly [number, number])[] {
  const all = Array.from(Object(positions ?? []), Number)
  return all.flatMap((x, index) => (index % 2 === 0 ? [[x, all[index + 1] ?? 0] as const] : []))
}
