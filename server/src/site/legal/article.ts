import MarkdownIt, { type Token } from 'markdown-it'
import { insertValues, resolveConditions, type Values } from './fill.ts'

/** HTML is allowed because the texts are our own; the operator's values are inserted later. */
const markdown = new MarkdownIt({ html: true })

/** References after which a non-breaking space keeps the number on the same line. */
const REFERENCE = /(§|Art\.|Abs\.|Satz|Nr\.|Buchst\.|\d\.) (?=[\da-f]|[A-Z][a-z]+ \d{4})/g

/**
 * Renders a legal text as the HTML of an article: head (everything before the first section), table of contents, and
 * sections with anchors.
 */
export function renderArticle(text: string, values: Values): string {
  const tokens = markdown.parse(
    resolveConditions(text, values).replaceAll(REFERENCE, '$1\u00a0'),
    {},
  )
  const sections = tokens.flatMap((token, index) => {
    const title = tokens[index + 1]?.content
    if (!isSectionStart(token) || title === undefined) return []
    const id = anchorOf(title)
    token.attrSet('id', id)
    return [{ id, title }]
  })
  const first = tokens.findIndex(isSectionStart)
  const start = first === -1 ? tokens.length : first
  const head = render(tokens.slice(0, start))
  const body = render(tokens.slice(start))
  const html = `<header>${head}</header>${contents(sections)}<div>${body}</div>`
  return insertValues(html, values, markdown.utils.escapeHtml)
}

function contents(sections: readonly { id: string; title: string }[]): string {
  if (sections.length === 0) return ''
  const links = sections.map(
    ({ id, title }) => `<li><a href="#${id}">${markdown.renderInline(title)}</a></li>`,
  )
  return `<nav aria-labelledby="uebersicht"><h2 id="uebersicht">Übersicht</h2><ul>${links.join('')}</ul></nav>`
}

function render(tokens: Token[]): string {
  return markdown.renderer.render(tokens, markdown.options, {})
}

function isSectionStart(token: Token): boolean {
  return token.type === 'heading_open' && token.tag === 'h2'
}

/**
 * Derives an anchor from a heading: `§ 5 Vergütung und Zahlung` becomes `verguetung-und-zahlung`, so that renumbering breaks
 * no links.
 */
function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/^§\s\d+/, '')
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
