import { startImportCall } from '@hausblick/contract/calls/imports.ts'
import { importAddress } from '@hausblick/contract/importAddresses.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { useAccess } from '../../../base/data/access.ts'
import { ask } from '../../../base/data/ask.ts'
import { renewImports } from '../../../base/data/imports.ts'
import { carryCustomer } from '../../../base/ui/carryCustomer.ts'
import { FormError } from '../../../base/ui/FormError.tsx'
import { Section } from '../../../base/ui/Section.tsx'
import { useChange } from '../../../base/ui/useChange.ts'
import { FileDrop } from '../upload/FileDrop.tsx'
import { holdFiles } from '../upload/heldFiles.ts'
import * as texts from './texts.ts'

/** Starts an import with files, which its page uploads. */
export function NewImport() {
  const { client } = useAccess()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { search } = useLocation()
  const start = useChange(async (files: readonly File[]) => {
    const { id } = await ask(client, startImportCall, {})
    holdFiles(id, files)
    const [pathname = '', query = ''] = importAddress(id).split('?')
    await navigate({ pathname, search: carryCustomer(`?${query}`, search) })
    void renewImports(queries)
  })
  return (
    <Section title={texts.newHeading}>
      <p className="mb-4 max-w-[75ch] hyphens-auto wrap-anywhere text-ink-2">{texts.newIntro}</p>
      <FormError text={start.error} />
      <FileDrop onFiles={start.run} />
      <p role="status" className="mt-2 text-13 text-ink-3 empty:hidden">
        {start.busy ? texts.starting : null}
      </p>
    </Section>
  )
}
