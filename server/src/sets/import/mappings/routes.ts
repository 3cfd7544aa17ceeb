import {
  addMappingCall,
  deleteMappingCall,
  forgetLearnedCall,
  listMappingsCall,
  renameMappingCall,
  sendMappingCall,
} from '@hausblick/contract/calls/mappings.ts'
import { create as contentDisposition } from 'content-disposition'
import { transact } from '../../../platform/database/transact.ts'
import { createAnswer } from '../../../platform/http/answer.ts'
import { ServiceError } from '../../../platform/http/errors.ts'
import type { App, Service } from '../../../platform/http/service.ts'
import { admitImportOn } from '../staffSwitch.ts'
import { forgetLearned, listLearned } from './learnedList.ts'
import { deleteMapping, findProfile, listMappings, renameMapping, saveMapping } from './store.ts'
import * as texts from './texts.ts'

export function registerMappings(app: App, service: Service): void {
  const { db } = service.database
  const answer = createAnswer(app, service)
  const admit = admitImportOn(db)

  answer(listMappingsCall, {
    admit,
    handle: async () => ({ mappings: await listMappings(db), learned: await listLearned(db) }),
  })

  answer(addMappingCall, {
    admit,
    handle: async ({ actor }, { body: { profiles } }) => {
      await transact(db, async (trx) => {
        for (const profile of profiles) await saveMapping(trx, profile, actor.email)
      })
      return { mappings: await listMappings(db) }
    },
  })

  answer(renameMappingCall, {
    admit,
    handle: async (_, { params: { id }, body }) => {
      const name = body.name.trim()
      if (name === '') throw new ServiceError(400, texts.nameMissing)
      const renamed = await transact(db, (trx) => renameMapping(trx, id, name))
      if (renamed === 'unknown') throw new ServiceError(404, texts.noMapping)
      if (renamed === 'taken') throw new ServiceError(409, texts.nameTaken(name))
      return renamed
    },
  })

  answer(deleteMappingCall, {
    admit,
    handle: async (_, { params: { id } }) => {
      if (!(await deleteMapping(db, id))) throw new ServiceError(404, texts.noMapping)
    },
  })

  answer(forgetLearnedCall, {
    admit,
    handle: async ({ actor }, { query }) => {
      await transact(db, async (trx) => {
        if (!(await forgetLearned(trx, query))) throw new ServiceError(404, texts.notLearned)
        await service.audit.append(trx, { action: 'learnedForgotten', actor })
      })
    },
  })

  answer(sendMappingCall, {
    admit,
    send: async (_, { params: { id } }, { reply }) => {
      const profile = await findProfile(db, id)
      if (!profile) throw new ServiceError(404, texts.noMapping)
      return reply
        .header('content-disposition', contentDisposition(`Zuordnung ${profile.name}.json`))
        .type('application/json')
        .send(`${JSON.stringify({ profiles: [profile] }, null, 2)}\n`)
    },
  })
}
