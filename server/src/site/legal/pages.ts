import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type LegalPageName, legalPageNames } from '@hausblick/contract/legal.ts'
import type { Config } from '../../config/config.ts'
import { renderArticle } from './article.ts'
import { legalValues } from './values.ts'

const CONTENT = join(import.meta.dirname, '../../../content/legal')

/** The HTML of each legal text. */
export type LegalPages = ReadonlyMap<LegalPageName, string>

/** Renders every legal page as HTML from its content file and the operator's details. */
export function readLegalPages(config: Config): LegalPages {
  const values = legalValues(config)
  return new Map(
    legalPageNames.map((name) => {
      const text = readFileSync(join(CONTENT, `${name}.md`), 'utf8')
      return [name, renderArticle(text, values)]
    }),
  )
}
