import { sendImportTemplateCall } from '@hausblick/contract/calls/importTemplates.ts'
import { Download } from 'lucide-react'
import { useAccess } from '../../../base/data/access.ts'
import { saveFile } from '../../../base/data/saveFile.ts'
import { Button } from '../../../base/ui/Button.tsx'
import { FormError } from '../../../base/ui/FormError.tsx'
import { Section } from '../../../base/ui/Section.tsx'
import { useChange } from '../../../base/ui/useChange.ts'
import { templates } from './templates.ts'
import * as texts from './texts.ts'

/** The tables as workbooks to fill in. */
export function Templates() {
  const { client } = useAccess()
  const { run, busy, error } = useChange((table: string) =>
    saveFile(client, sendImportTemplateCall, { params: { table } }, `${table}.xlsx`),
  )
  return (
    <Section title={texts.templatesHeading}>
      <p className="mb-4 max-w-[75ch] text-ink-2">{texts.templatesNote}</p>
      <FormError text={error} />
      <ul className="flex flex-wrap gap-2">
        {templates.map(({ table, title }) => (
          <li key={table} className="max-w-full">
            <Button
              look="secondary"
              className="max-w-full"
              aria-label={texts.template(title)}
              aria-disabled={busy}
              onClick={() => run(table)}
            >
              <Download size={16} className="shrink-0 text-ink-3" />
              <span className="min-w-0 hyphens-auto wrap-anywhere">{title}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  )
}
