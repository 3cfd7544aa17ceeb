import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type LegalPageName, legalPageNames } from '@hausblick/contract/legal.ts'
import { pages } from '@hausblick/contract/pages.ts'
import type { Config } from '../../../platform/config/config.ts'
import { type OwnText, readOwnText } from '../../../platform/operator/legal/ownText.ts'
import { renderArticle, renderOwnArticle } from './article.ts'
import { legalValues } from './values.ts'

const CONTENT = join(import.meta.dirname, '../../../../content/legal')

const HEADING = /^# .*$/m
const NO_OPERATOR =
  'Der Betreiber dieses Dienstes hat seine Angaben noch nicht eingetragen. Dieser Text folgt, sobald sie vorliegen.'

/**
 * Returns a function that returns a legal page. It is rendered anew when the operator's details or their own text have
 * changed.
 */
export function createLegalPages(config: Config): (name: LegalPageName) => string {
  const kept = new Map<LegalPageName, { operator: object; own: string | null; html: string }>()
  return (name) => {
    const own = findOwn(config, name)?.text ?? null
    const { operator } = config
    const known = kept.get(name)
    if (known?.operator === operator && known.own === own) return known.html
    const html = readLegalPage(config, name)
    kept.set(name, { operator, own, html })
    return html
  }
}

export function readLegalPages(config: Config): ReadonlyMap<LegalPageName, string> {
  return new Map(legalPageNames.map((name) => [name, readLegalPage(config, name)]))
}

/**
 * Renders a legal page: the operator's own text, where there is one, otherwise ours with the operator's details. A public
 * service without them must not name the invented ones: its pages are a heading with a sentence.
 */
function readLegalPage(config: Config, name: LegalPageName): string {
  const own = findOwn(config, name)
  if (own) return renderOwnArticle(own.text, pages[name].title)
  const text = readFileSync(join(CONTENT, `${name}.md`), 'utf8')
  const shown = config.isOperatorMissing ? `${HEADING.exec(text)?.[0]}\n\n${NO_OPERATOR}\n` : text
  return renderArticle(shown, legalValues(config))
}

function findOwn({ legalFolder }: Config, name: LegalPageName): OwnText | null {
  if (name === 'barrierefreiheit') return null
  const found = readOwnText(legalFolder, name)
  return found === null || 'fault' in found ? null : found
}
