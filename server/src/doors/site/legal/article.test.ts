import { expect, test } from 'vitest'
import { renderArticle } from './article.ts'

const TEXT = `# Bedingungen

der {{name}}. Siehe § 2 und [Größe](#groesse-mass).

## § 1 Größe & Maß

1. Eins
2. Zwei nach Art. 6

## Ende
`

test('a text becomes a head, a table of contents and sections with anchors', () => {
  expect(renderArticle(TEXT, { name: 'Haus' })).toBe(
    [
      '<header><h1>Bedingungen</h1>\n',
      '<p>der Haus. Siehe §\u00a02 und <a href="#groesse-mass">Größe</a>.</p>\n</header>',
      '<nav aria-labelledby="uebersicht"><h2 id="uebersicht">Übersicht</h2><ul>',
      '<li><a href="#groesse-mass">§\u00a01 Größe &amp; Maß</a></li>',
      '<li><a href="#ende">Ende</a></li></ul></nav>',
      '<div><h2 id="groesse-mass">§\u00a01 Größe &amp; Maß</h2>\n',
      '<ol>\n<li>Eins</li>\n<li>Zwei nach Art.\u00a06</li>\n</ol>\n',
      '<h2 id="ende">Ende</h2>\n</div>',
    ].join(''),
  )
})

test('an operator’s values are neither HTML nor Markdown', () => {
  const name = '<img src=x onerror=alert(1)> *Haus* [x](javascript:alert(1)) "&" {{name}}'
  expect(renderArticle(TEXT, { name })).toContain(
    '<p>der &lt;img src=x onerror=alert(1)&gt; *Haus* [x](javascript:alert(1)) &quot;&amp;&quot; {{name}}.',
  )
})
