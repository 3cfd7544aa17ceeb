import type { fieldChoice } from '@hausblick/contract/calls/imports.ts'
import { mappingProfile } from '@hausblick/contract/mapping/profile.ts'
import { type ColumnType, SUBJECTS, type Subject } from '@hausblick/contract/mapping/subjects.ts'
import type { Kysely } from 'kysely'
import type * as z from 'zod/mini'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { listFields, subjectLabels } from '../mapping/fields/listFields.ts'
import { listCorrections } from './corrections.ts'
import { listFiles } from './files.ts'
import { SHOWN_ROWS } from './proposal.ts'
import {
  decidedProfile,
  describeSheet,
  type SheetContent,
  type SheetDetail,
  type StoredSheet,
} from './sheets.ts'

export async function describeDetail(
  db: Kysely<Schema>,
  { sheet, content }: { readonly sheet: StoredSheet; readonly content: SheetContent },
): Promise<SheetDetail> {
  const { rows, headerLine, labels, confidence, change, fitting, trial } = content
  // Earlier versions have stored proposals that cannot be sent; the person names the subject then.
  const { data: profile = null } = mappingProfile.safeParse(
    decidedProfile(sheet) ?? content.profile,
  )
  const files = await listFiles(db, sheet.run_id)
  const corrections = (await listCorrections(db, sheet.run_id)).filter(
    (cell) => cell.number === sheet.file_number && cell.sheet === sheet.sheet,
  )
  return {
    ...describeSheet(sheet),
    fileName: files.find(({ number }) => number === sheet.file_number)?.name ?? '',
    rows: rows.slice(0, SHOWN_ROWS).map(({ line, cells }) => ({ line, cells: [...cells] })),
    corrections: corrections.map(({ line, label, value }) => ({ line, label, value })),
    headerLine,
    labels: [...labels],
    profile,
    confidence,
    change: change && { added: [...change.added], missing: [...change.missing] },
    fitting: [...fitting],
    trial,
    subjects: SUBJECTS.map((subject) => ({ subject, label: subjectLabels[subject] })),
    fields: profile ? listFieldChoices(profile.subject) : [],
  }
}

/** Lists the fields that columns of a subject can be given. */
export function listFieldChoices(subject: Subject): z.infer<typeof fieldChoice>[] {
  return listFields(subject).map((field) => ({ ...field, type: field.type as ColumnType }))
}
