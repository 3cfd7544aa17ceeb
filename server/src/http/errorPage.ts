import type { IncomingHttpHeaders } from 'node:http'
import MarkdownIt from 'markdown-it'

const { escapeHtml } = new MarkdownIt().utils
/** Where a browser shows the reply itself, in a tab or in a frame (Fetch Metadata, `Sec-Fetch-Dest`). */
const SHOWN = new Set(['document', 'embed', 'frame', 'iframe', 'object'])

/** Returns whether a reply is shown as it comes, rather than read by a program. Without Fetch Metadata, `Accept` tells. */
export function asksForPage({ 'sec-fetch-dest': dest, accept = '' }: IncomingHttpHeaders): boolean {
  return typeof dest === 'string' ? SHOWN.has(dest) : accept.includes('text/html')
}

// The colours are those of web/src/theme.css; nothing is loaded, as the policy of a frame allows nothing.
const STYLE = `:root{color-scheme:light dark}
body{margin:0;min-height:100dvh;box-sizing:border-box;padding:1.5rem;display:grid;place-items:center;
background:light-dark(#f7f6f2,#0e1311);color:light-dark(#17211d,#eef2ef);
font:15px/1.55 "Geist Variable",system-ui,sans-serif;text-align:center;text-wrap:balance}
main{max-width:34rem;box-sizing:border-box;padding:1.5rem;border:1px solid light-dark(#e6e3da,#26302b);border-radius:1rem;
background:light-dark(#fff,#161d1a)}
h1{margin:0 0 .5rem;font-size:17px;font-weight:600}
p{margin:0;color:light-dark(#46524c,#b9c4be)}`

/** Returns an error as a page of its own, without scripts: what did not work, and the sentence that says why and what to do. */
export function renderErrorPage(title: string, sentence: string): string {
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)} – Hausblick</title>
<style>${STYLE}</style>
</head>
<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(sentence)}</p></main></body>
</html>
`
}
