import MarkdownIt, { type Token } from 'markdown-it'
import { insertValues, keepParts, type Values } from './fill.ts'

/** The texts are our own, and may hold HTML where Markdown has no words for something; what operators say comes in later. */
const markdown = new MarkdownIt({ html: true })

/** What must not be torn from the number after it by the end of a line. */
const REFERENCE = /(§|Art\.|Abs\.|Satz|Nr\.|Buchst\.|\d\.) (?=[\da-f]|[A-Z][a-z]+ \d{4})/g

/**
 * A legal text as the HTML of an article: its head (all before its first section), its table of contents, and its sections,
 * each of which has an anchor.
 */
export function renderArticle(text: string, values: Values): string {
  const tokens = markdown.parse(keepParts(text, values).replaceAll(REFERENCE, '$1\u00a0'), {})
  const sections = tokens.flatMap((token, index) => {
    const title = tokens[index + 1]?.content
    if (!isSectionStart(token) || title === undefined) return []
    const id = anchorOf(title)
    token.attrSet('id', id)
    return [{ id, title }]
  })
  const start = tokens.findIndex(isSectionStart)
  const head = render(tokens.slice(0, start))
  const body = render(tokens.slice(start))
  const html = `<header>${head}</header>${contents(sections)}<div>${body}</div>`
  return insertValues(html, values, markdown.utils.escapeHtml)
}

function contents(sections: readonly { id: string; title: string }[]): string {
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

/** `§ 5 Vergütung und Zahlung` becomes `verguetung-und-zahlung`: a new paragraph before it does not break links. */
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
