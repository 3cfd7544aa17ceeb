import { ownLegalPages } from '@hausblick/contract/ownLegal.ts'
import { pages } from '@hausblick/contract/pages.ts'
import type { Config } from '../../platform/config/config.ts'
import { readOwnText } from '../../platform/operator/legal/ownText.ts'
import { checkRequirements } from '../../platform/operator/legal/required.ts'
import { broken, type Finding, fine, lookAt } from './finding.ts'
import * as texts from './texts.ts'

/** Looks into the operator's own legal texts, where there are any. */
export function checkLegal({ legalFolder }: Pick<Config, 'legalFolder'>): Finding {
  const found = ownLegalPages.flatMap((page) => {
    const own = readOwnText(legalFolder, page)
    return own === null ? [] : [{ page, own }]
  })
  const faults = found.flatMap(({ own }) => ('fault' in own ? [texts.ownTextTodo(own.fault)] : []))
  if (faults.length > 0) return broken(texts.ownTextFails, ...faults)
  const missing = found.flatMap(({ page, own }) => {
    const required = 'text' in own ? checkRequirements(page, own.text) : []
    return required
      .filter(({ isFound }) => !isFound)
      .map(({ what, law }) => texts.legalMissing(pages[page].title, what, law))
  })
  const names = found.map(({ page }) => pages[page].title)
  if (missing.length > 0) return lookAt(texts.ownTexts(names), ...missing)
  return fine(names.length === 0 ? texts.noOwnTexts : texts.ownTexts(names))
}
