import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type LegalPageName, legalPageNames } from '@hausblick/contract/legal.ts'
import type { Config } from '../../config/config.ts'
import { renderArticle } from './article.ts'
import { legalValues } from './values.ts'

const CONTENT = join(import.meta.dirname, '../../../content/legal')

const HEADING = /^# .*$/m
const NO_OPERATOR =
  'Der Betreiber dieses Dienstes hat seine Angaben noch nicht eingetragen. Dieser Text folgt, sobald sie vorliegen.'

/** Returns a function that returns the legal pages, rendered anew when the operator's details have changed. */
export function createLegalPages(config: Config): () => ReadonlyMap<LegalPageName, string> {
  let { operator } = config
  let pages = readLegalPages(config)
  return () => {
    if (config.operator !== operator) {
      pages = readLegalPages(config)
      operator = config.operator
    }
    return pages
  }
}

/**
 * Renders every legal page as HTML from its content file and the operator's details. A public service without them must not
 * name the invented ones: its pages are a heading with a sentence.
 */
export function readLegalPages(config: Config): ReadonlyMap<LegalPageName, string> {
  const values = legalValues(config)
  return new Map(
    legalPageNames.map((name) => {
      const text = readFileSync(join(CONTENT, `${name}.md`), 'utf8')
      const shown = config.isOperatorMissing
        ? `${HEADING.exec(text)?.[0]}\n\n${NO_OPERATOR}\n`
        : text
      return [name, renderArticle(shown, values)]
    }),
  )
}
