import type { Damage } from './degrade.ts'
import type { Block, Letter } from './letter.ts'
import { startRandom } from './random.ts'

const FONTS = ['DejaVu Sans', 'Liberation Sans', 'Liberation Serif', 'DejaVu Serif']
/** A4 at 96 pixels an inch. */
export const SHEET = { width: 794, height: 1123 }

const style = `
  * { margin: 0; box-sizing: border-box }
  body { width: ${SHEET.width}px; height: ${SHEET.height}px; overflow: hidden; background: #f4f4f2 }
  .sheet { position: relative; width: 100%; height: 100%; padding: 84px 80px 60px 92px; background: #fff; line-height: 1.34 }
  .sender { font-size: .72em; border-bottom: 1px solid #555; margin-bottom: 1.6em }
  .address { margin-bottom: 2.2em }
  .date { text-align: right; margin-bottom: 1.8em }
  .title { font-size: 1.22em; font-weight: bold; margin-bottom: .9em }
  .text, .line { margin-bottom: .8em }
  .line { white-space: pre-wrap }
  table { border-collapse: collapse; width: 100%; margin-bottom: 1em }
  td { border: 1px solid #444; padding: 3px 8px }
  tr:first-child td { background: #ddd; font-weight: bold }
  .over { position: absolute; inset: 0 }
  .stamp { position: absolute; right: 60px; top: 104px; padding: 8px 16px; border: 4px solid #a22c; border-radius: 6px;
    color: #a22c; font: bold 21px 'Liberation Sans'; text-align: center; transform: rotate(-9deg) }
  .table { width: 100%; height: 100%; background: #5c4a3c; perspective: 1900px; padding: 40px 55px }
`

/** Returns the page whose picture is the sheet, as it lay on the glass or the table. */
export function drawSheet(letter: Letter, damage: Damage): string {
  const random = startRandom(damage.seed)
  const font = `${random.between(12, 14) + random.next()}pt '${random.pick(FONTS)}'`
  const stamp =
    damage.how === 'stamp'
      ? `<div class="stamp">EINGEGANGEN<br>${random.between(10, 28)}. JAN. 2026</div>`
      : ''
  const inner = letter.blocks.map(drawBlock).join('')
  const place =
    damage.how === 'photo' ? photographed(random.next(), damage.skew) : `rotate(${damage.skew}deg)`
  const sheet = `<div class="sheet" style="font: ${font}; line-height: 1.34; transform: ${place}">${inner}${stamp}${shade(damage, random.next())}</div>`
  const body = damage.how === 'photo' ? `<div class="table">${sheet}</div>` : sheet
  return `<!doctype html><meta charset="utf-8"><style>${style}</style>${body}`
}

function photographed(part: number, skew: number): string {
  return `rotateX(${4 + part * 5}deg) rotateY(${(part - 0.5) * 9}deg) rotate(${skew}deg) scale(.97)`
}

/** Light that falls unevenly, and the shadows of folds. */
function shade({ how }: Damage, part: number): string {
  const over = (background: string) => `<div class="over" style="background: ${background}"></div>`
  if (how === 'photo') {
    const angle = Math.round(120 + part * 120)
    return over(`linear-gradient(${angle}deg, #0000, #22221a55 70%, #22221a77)`)
  }
  if (how === 'fold')
    return over(
      'linear-gradient(#0000, #0003 33%, #0006 33.2%, #0000 33.4%, #0002 66%, #0005 66.2%, #0000 66.4%)',
    )
  return ''
}

function drawBlock(block: Block): string {
  if (block.is === 'address')
    return `<p class="address">${block.lines.map(escapeText).join('<br>')}</p>`
  if (block.is === 'table') {
    const rows = block.rows.map((row) => row.map((cell) => `<td>${escapeText(cell)}</td>`).join(''))
    return `<table>${rows.map((row) => `<tr>${row}</tr>`).join('')}</table>`
  }
  return `<p class="${block.is}">${escapeText(block.text)}</p>`
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
