import MarkdownIt from 'markdown-it'

/** Escapes text for HTML, in elements and quoted attributes. */
export const { escapeHtml } = new MarkdownIt().utils
