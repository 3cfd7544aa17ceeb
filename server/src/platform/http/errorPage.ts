import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import MarkdownIt from 'markdown-it'
import { listSecurityHeaders } from './securityHeaders.ts'
import * as texts from './texts.ts'

const { escapeHtml } = new MarkdownIt().utils
/** `Sec-Fetch-Dest` of a reply that the browser displays itself, in a tab or a frame. */
const SHOWN = new Set(['document', 'embed', 'frame', 'iframe', 'object'])

/** Returns whether the browser displays the reply itself. Falls back on `Accept` without Fetch Metadata. */
export function displaysReply({
  'sec-fetch-dest': dest,
  accept = '',
}: IncomingHttpHeaders): boolean {
  return typeof dest === 'string' ? SHOWN.has(dest) : accept.includes('text/html')
}

// The colours of web/src/theme.css, inlined because a frame's policy allows no requests.
const STYLE = `:root{color-scheme:light dark}
body{margin:0;min-height:100dvh;box-sizing:border-box;padding:1.5rem;display:grid;place-items:center;
background:light-dark(#f7f6f2,#0e1311);color:light-dark(#17211d,#eef2ef);
font:15px/1.55 "Geist Variable",system-ui,sans-serif;text-align:center;text-wrap:balance}
main{max-width:34rem;box-sizing:border-box;padding:1.5rem;border:1px solid light-dark(#e6e3da,#26302b);border-radius:1rem;
background:light-dark(#fff,#161d1a)}
h1{margin:0 0 .5rem;font-size:17px;font-weight:600}
p{margin:0;color:light-dark(#46524c,#b9c4be)}
form{margin:1.25rem 0}
a{display:inline-block;padding:.625rem .25rem;color:light-dark(#0f4f3d,#7fd1b0)}
button{min-height:44px;padding:.5rem 1.25rem;border:0;border-radius:.625rem;font:inherit;font-weight:500;cursor:pointer;
background:light-dark(#0f4f3d,#7fd1b0);color:light-dark(#fff,#0e1311)}
:focus-visible{outline:2px solid light-dark(#0f4f3d,#7fd1b0);outline-offset:2px}`

/** Nothing but a plain page's own style loads, and its forms lead back to the service. */
export const plainPageHeaders = listSecurityHeaders({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      styleSrc: [`'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`],
      formAction: ["'self'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
    },
  },
  xFrameOptions: { action: 'deny' },
})

/** Renders an error as a page without scripts: what failed, and the sentence that says why and what to do. */
export function renderErrorPage(title: string, sentence: string): string {
  return renderPlainPage(title, `<p>${escapeHtml(sentence)}</p>`)
}

/** Renders a page that asks for its address again after some seconds, for an error that passes. */
export function renderRetryPage(sentence: string, seconds: string): string {
  // Nobody needs to try again by hand.
  const [reason = sentence] = sentence.split(' Bitte ')
  return renderPlainPage(
    texts.oneMoment,
    `<p>${escapeHtml(reason)}</p><p>${texts.triesAgain}</p><p><a href="">${texts.tryNow}</a></p>`,
    `<meta http-equiv="refresh" content="${escapeHtml(seconds)}">\n`,
  )
}

/**
 * Renders a page without scripts.
 *
 * @param content HTML below the heading
 * @param head HTML of the head
 */
export function renderPlainPage(title: string, content: string, head = ''): string {
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
${head}<title>${escapeHtml(title)} – Hausblick</title>
<style>${STYLE}</style>
</head>
<body><main><h1>${escapeHtml(title)}</h1>${content}</main></body>
</html>
`
}
