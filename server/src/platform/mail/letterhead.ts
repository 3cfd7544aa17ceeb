import { REMINDER_LINK } from '@hausblick/contract/calls/reminders.ts'
import { pages } from '@hausblick/contract/pages.ts'
import { deriveBrand } from '@hausblick/figures/brand.ts'

/** How the operator's mails look. */
export interface Letterhead {
  readonly from: string
  readonly name: string
  /** `#rrggbb`. */
  readonly color: string
  /** A PNG in Base64; empty for none. */
  readonly logo: string
}

const LOGO = 'logo@hausblick'
const URL_IN_TEXT = /https?:\/\/[^\s<>]+/g
const URL_ALONE = /^https?:\/\/\S+$/

/** What buttons of addresses say that are no page's. */
const OPEN = 'Öffnen'
const UNSUBSCRIBE = 'Abbestellen'

/** Returns nodemailer's options for how a mail looks beside its plain text, which says the same. */
export function composeLook(
  { text, subject }: { readonly text: string; readonly subject: string },
  { name, color, logo }: Letterhead,
) {
  const { brand, onBrand } = deriveBrand(color)
  const head = logo
    ? `<img src="cid:${LOGO}" alt="${escapeText(name)}" height="40" style="display:block;height:40px;max-width:100%">`
    : `<strong>${escapeText(name)}</strong>`
  const html = `<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeText(subject)}</title>
<style>
:root{color-scheme:light dark}
a{color:${brand[0]}}
.button{background:${brand[0]};color:${onBrand[0]}}
@media (prefers-color-scheme:dark){
body{background:#0e1311!important;color:#eef2ef!important}
.sheet{background:#161d1a!important}
a{color:${brand[1]}!important}
.button{background:${brand[1]}!important;color:${onBrand[1]}!important}
}
</style></head>
<body style="margin:0;padding:24px;background:#f7f6f2;color:#17211d;font:16px/1.5 Arial,Helvetica,sans-serif;overflow-wrap:break-word">
<div class="sheet" style="max-width:600px;margin:0 auto;background:#ffffff;border-top:6px solid ${color};border-radius:8px;padding:24px">
${head}
${text
  .trim()
  .split(/\n{2,}/)
  .map(writeParagraph)
  .join('\n')}
</div></body></html>`
  const attachments = logo && [
    {
      cid: LOGO,
      filename: 'logo.png',
      content: Buffer.from(logo, 'base64'),
      contentDisposition: 'inline' as const,
    },
  ]
  return { html, ...(attachments && { attachments }) }
}

/** Writes an address that stands alone as a button, and one below a line as that line's link. */
function writeParagraph(paragraph: string): string {
  if (URL_ALONE.test(paragraph)) {
    const url = escapeText(paragraph)
    return `<p style="margin:16px 0 0"><a class="button" href="${url}" style="display:inline-block;border-radius:10px;padding:10px 20px;font-weight:bold;text-decoration:none">${nameLink(paragraph)}</a></p>`
  }
  const lines = paragraph.split('\n')
  const written = lines.flatMap((line, index) => {
    const above = lines[index - 1]
    const below = lines[index + 1]
    if (URL_ALONE.test(line) && above !== undefined && !URL_ALONE.test(above)) return []
    if (below !== undefined && URL_ALONE.test(below) && !URL_ALONE.test(line))
      return `<a href="${escapeText(below)}">${escapeText(line)}</a>`
    return escapeText(line).replaceAll(URL_IN_TEXT, (url) => `<a href="${url}">${url}</a>`)
  })
  return `<p style="margin:16px 0 0">${written.join('<br>')}</p>`
}

/** Returns what the button of an address says: the title of its page, if it has one. */
function nameLink(url: string): string {
  const { pathname } = new URL(url)
  if (pathname === REMINDER_LINK) return UNSUBSCRIBE
  const page = Object.values(pages).find(({ path }) => path === pathname)
  return page ? escapeText(page.title) : OPEN
}

function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
