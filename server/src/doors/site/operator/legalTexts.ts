import type { LegalText } from '@hausblick/contract/calls/operator.ts'
import { ownLegalPages } from '@hausblick/contract/ownLegal.ts'
import type { Config } from '../../../platform/config/config.ts'
import { readOwnText } from '../../../platform/operator/legal/ownText.ts'
import { checkRequirements } from '../../../platform/operator/legal/required.ts'
import { readLegalPages } from '../legal/pages.ts'

const EDITION = /\bStand: ([^<\n]+)/

/** Describes each text that operators may replace: whose it is, since when, and what seems to be missing. */
export function listLegalTexts(config: Config): LegalText[] {
  const shown = readLegalPages(config)
  return ownLegalPages.map((page) => {
    const found = readOwnText(config.legalFolder, page)
    const html = shown.get(page) ?? ''
    return {
      page,
      changedAt: found && 'text' in found ? found.changedAt.toISOString() : null,
      edition: EDITION.exec(html)?.[1]?.trim() ?? '',
      fault: found && 'fault' in found ? found.fault : '',
      required: checkRequirements(page, html.replaceAll(/<[^>]+>/g, ' ')),
    }
  })
}
