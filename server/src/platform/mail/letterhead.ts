/** How the operator's mails look. */
export interface Letterhead {
  readonly from: string
  readonly name: string
  /** `#rrggbb`. */
  readonly color: string
  /** A PNG in Base64; empty for none. */
  readonly logo: string
  /** Whether logo or colour are the operator's own. Without, mails are plain text. */
  readonly isOwn: boolean
}

const LOGO = 'logo@hausblick'
const URL_IN_TEXT = /https?:\/\/[^\s<>]+/g

/** Returns nodemailer's options for how a mail looks beside its plain text, which says the same; none without an own look. */
export function composeLook(
  { text, subject }: { readonly text: string; readonly subject: string },
  { name, color, logo, isOwn }: Letterhead,
) {
  if (!isOwn) return {}
  const head = logo
    ? `<img src="cid:${LOGO}" alt="${escapeText(name)}" height="40" style="display:block;height:40px;max-width:100%">`
    : `<strong>${escapeText(name)}</strong>`
  const html = `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>${escapeText(subject)}</title></head>
<body style="margin:0;padding:24px;background:#f7f6f2;color:#17211d;font:16px/1.5 Arial,Helvetica,sans-serif">
<div style="max-width:600px;margin:0 auto;background:#ffffff;border-top:6px solid ${color};border-radius:8px;padding:24px">
${head}
${writeParagraphs(text, color)}
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

function writeParagraphs(text: string, color: string): string {
  return text
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => {
      const lines = escapeText(paragraph).replaceAll('\n', '<br>')
      const linked = lines.replaceAll(
        URL_IN_TEXT,
        (url) => `<a href="${url}" style="color:${color};word-break:break-all">${url}</a>`,
      )
      return `<p style="margin:16px 0 0">${linked}</p>`
    })
    .join('\n')
}

function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
