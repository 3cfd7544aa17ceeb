import MarkdownIt, { type Token } from 'markdown-it'
import { insertValues, resolveConditions, type Values } from './fill.ts'

type Markdown = InstanceType<typeof MarkdownIt>

/** HTML is allowed because these texts are our own; the operator's values are inserted later. */
const ours = new MarkdownIt({ html: true })
/** HTML shows as it is written, and nothing is loaded: neither scripts nor pictures from elsewhere. */
const theirs = new MarkdownIt({ html: false }).disable('image')

/** References after which a non-breaking space keeps the number on the same line. */
const REFERENCE = /(§|Art\.|Abs\.|Satz|Nr\.|Buchst\.|\d\.) (?=[\da-f]|[A-Z][a-z]+ \d{4})/g

/** Anchors that the page itself has. */
const TAKEN = ['uebersicht', 'root']

/**
 * Renders a legal text of ours as the HTML of an article: head (everything before the first section), table of contents, and
 * sections with anchors.
 */
export function renderArticle(text: string, values: Values): string {
  const article = layOut(ours, ours.parse(bindReferences(resolveConditions(text, values)), {}))
  return insertValues(article, values, ours.utils.escapeHtml)
}

/** Renders a text of the operator's own in the same way. It gets the title where it begins with none, and has only one. */
export function renderOwnArticle(text: string, title: string): string {
  const tokens = theirs.parse(bindReferences(text), {})
  const hasTitle = tokens[0]?.type === 'heading_open' && tokens[0].tag === 'h1'
  if (!hasTitle) tokens.unshift(...theirs.parse(`# ${title}`, {}))
  const [, , , ...others] = tokens
  for (const token of others) if (token.tag === 'h1') token.tag = 'h2'
  return layOut(theirs, tokens)
}

function bindReferences(text: string): string {
  return text.replaceAll(REFERENCE, '$1\u00a0')
}

function layOut(markdown: Markdown, tokens: Token[]): string {
  const taken = new Set(TAKEN)
  const sections = tokens.flatMap((token, index) => {
    const title = tokens[index + 1]?.content
    if (!isSectionStart(token) || title === undefined) return []
    const id = findFree(anchorOf(title) || 'abschnitt', taken)
    taken.add(id)
    token.attrSet('id', id)
    return [{ id, title }]
  })
  const first = tokens.findIndex(isSectionStart)
  const start = first === -1 ? tokens.length : first
  const render = (part: Token[]) => markdown.renderer.render(part, markdown.options, {})
  const [head, body] = [tokens.slice(0, start), tokens.slice(start)].map(render)
  return `<header>${head}</header>${contents(markdown, sections)}<div>${body}</div>`
}

function findFree(anchor: string, taken: ReadonlySet<string>): string {
  let id = anchor
  for (let number = 2; taken.has(id); number += 1) id = `${anchor}-${number}`
  return id
}

function contents(markdown: Markdown, sections: readonly { id: string; title: string }[]): string {
  if (sections.length === 0) return ''
  const links = sections.map(
    ({ id, title }) => `<li><a href="#${id}">${markdown.renderInline(title)}</a></li>`,
  )
  return `<nav aria-labelledby="uebersicht"><h2 id="uebersicht">Übersicht</h2><ul>${links.join('')}</ul></nav>`
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
