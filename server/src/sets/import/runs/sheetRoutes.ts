import {
  decideImportSheetCall,
  proposeImportSheetCall,
  readImportRowCall,
  readImportSheetCall,
  tryImportSheetCall,
} from '@hausblick/contract/calls/imports.ts'
import { createAnswer } from '../../../platform/http/answer.ts'
import { ServiceError } from '../../../platform/http/errors.ts'
import type { App, Service } from '../../../platform/http/service.ts'
import { isSideways } from '../mapping/propose/header.ts'
import { readLearned } from '../mappings/learned.ts'
import { admitImportOn } from '../staffSwitch.ts'
import { decideSheet } from './decide.ts'
import { proposeContent } from './proposal.ts'
import { describeDetail, listFieldChoices } from './sheetDetail.ts'
import { requireSheet } from './sheets.ts'
import { requireRun } from './store.ts'
import * as texts from './texts.ts'
import { readRow, trySheet } from './trySheet.ts'

/** Registers how the sheets of an import are looked at, tried and decided on. */
export function registerImportSheets(app: App, service: Service): void {
  const { db } = service.database
  const answer = createAnswer(app, service)
  const admit = admitImportOn(db)

  answer(readImportSheetCall, {
    admit,
    send: async ({ scope }, { params: { id, number } }) => {
      await requireRun(db, scope, id)
      return await describeDetail(db, await requireSheet(db, id, Number(number)))
    },
  })

  answer(readImportRowCall, {
    admit,
    send: async ({ scope }, { params: { id, number, line } }) => {
      await requireRun(db, scope, id)
      const { sheet } = await requireSheet(db, id, Number(number))
      const row = await readRow(service, sheet, Number(line))
      return { line: row.line, cells: [...row.cells] }
    },
  })

  answer(proposeImportSheetCall, {
    admit,
    handle: async ({ scope }, { params: { id, number }, body: { subject } }) => {
      await requireRun(db, scope, id)
      const { sheet, content } = await requireSheet(db, id, Number(number))
      const detail = await describeDetail(db, { sheet, content })
      const name = detail.fileName.replace(/\.[^.]*$/, '')
      const source = { name, sheet: sheet.sheet, rows: content.rows }
      const { headings } = await readLearned(db)
      const proposal = proposeContent(subject, source, headings)
      if (!proposal)
        throw new ServiceError(409, isSideways(content.rows) ? texts.sideways : texts.noTable)
      const { profile } = proposal
      const trial = profile && (await trySheet(service, sheet, profile))
      const accounts = trial?.proposedAccounts ?? {}
      const postings = profile?.postings && { ...profile.postings, accounts }
      return {
        ...detail,
        ...proposal,
        labels: [...proposal.labels],
        profile: profile && { ...profile, postings: postings ?? null },
        trial,
        fields: listFieldChoices(subject),
      }
    },
  })

  answer(tryImportSheetCall, {
    admit,
    handle: async ({ scope }, { params: { id, number }, body: { profile } }) => {
      await requireRun(db, scope, id)
      const { sheet } = await requireSheet(db, id, Number(number))
      return await trySheet(service, sheet, profile)
    },
  })

  answer(decideImportSheetCall, {
    admit,
    handle: async ({ actor, scope }, { params: { id, number }, body }) => {
      await requireRun(db, scope, id)
      return await decideSheet(service, id, Number(number), body, actor.email)
    },
  })
}
