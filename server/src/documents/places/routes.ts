import {
  addPlacePictureCall,
  changePlaceProfileCall,
  readPlaceProfileCall,
  removePlacePictureCall,
  showPlacePictureCall,
} from '@hausblick/contract/calls/places.ts'
import { requireCustomer, requireLocked } from '../../people/customers/requireCustomer.ts'
import { transact } from '../../platform/database/transact.ts'
import { admitPlace, admitPlacePicture } from '../../platform/http/access/documents.ts'
import { admitStaff, admitStaffTo } from '../../platform/http/access/roles.ts'
import { createAnswer } from '../../platform/http/answer.ts'
import { ServiceError } from '../../platform/http/errors.ts'
import type { Limits } from '../../platform/http/limits.ts'
import type { App, Service } from '../../platform/http/service.ts'
import { hasItem } from '../../records/hasItem.ts'
import { abortOnClose } from '../abortOnClose.ts'
import { createCapabilities } from '../files/capability.ts'
import { registerForms } from '../upload/forms.ts'
import { acceptPicture } from './acceptPicture.ts'
import { describePicture } from './describePicture.ts'
import { removePicture } from './pictures.ts'
import { readProfile, saysTheSame, writeProfile } from './profiles.ts'
import { sendPicture } from './sendPicture.ts'
import * as texts from './texts.ts'

const SLOTS = { shared: 16, forSingle: 32, perAccount: 4 }
const EMAIL = /^[^\s@]+@[^\s@]+$/

/** Registers what staff add to buildings and units: a picture, whom to ask, and remarks. */
export async function registerPlaces(
  app: App,
  service: Service,
  { uploadStallMs: stallMs }: Limits,
): Promise<void> {
  const { config, database, audit, callerOfGrant, storage } = service
  const { db } = database
  const capabilities = createCapabilities(config.secrets, 'picture')
  const answer = createAnswer(app, service)

  answer(readPlaceProfileCall, {
    admit: async (caller, { query }) => {
      const admitted = admitPlace(caller, query.customerId, config.demoCustomerId)
      await requireCustomer(db, admitted.scope.customerId)
      return admitted
    },
    handle: async ({ actor, scope, seesRemarks }, { query }) => {
      const { texts: said, pictureId } = await readProfile(db, scope, query)
      const isSomebodys = 'signInId' in actor && scope.customerId !== config.demoCustomerId
      const signInId = isSomebodys ? actor.signInId : null
      const granted = { signInId, customerId: scope.customerId }
      return {
        ...said,
        remarks: seesRemarks ? said.remarks : '',
        picture:
          pictureId === null
            ? null
            : await describePicture(db, capabilities, granted, scope, pictureId),
      }
    },
  })

  answer(changePlaceProfileCall, {
    admit: (caller, { body }) => admitStaffTo(caller, body.customerId),
    handle: async ({ actor, scope }, { body: { texts: said, former, ...item } }) => {
      if (said.contactEmail !== '' && !EMAIL.test(said.contactEmail))
        throw new ServiceError(400, texts.wrongEmail, { code: 'contactEmail' })
      await transact(db, async (trx) => {
        // Two at once wait for each other, so that the later one sees what the other has written.
        await requireLocked(trx, scope.customerId)
        if (!(await hasItem(trx, scope, item))) throw new ServiceError(404, texts.noPlace)
        const profile = await readProfile(trx, scope, item)
        if (!saysTheSame(profile.texts, former)) throw new ServiceError(409, texts.changedSince)
        if (saysTheSame(profile.texts, said)) return
        await writeProfile(trx, scope, item, { ...profile, texts: said })
        const details = { number: item.itemId }
        const { customerId } = scope
        await audit.append(trx, { action: 'placeProfileChanged', actor, customerId, details })
      })
    },
  })

  answer(removePlacePictureCall, {
    admit: (caller, { query }) => admitStaffTo(caller, query.customerId),
    handle: async ({ actor, scope }, { query: { picture: former, ...item } }) => {
      await removePicture(service, { scope, item, former, record: audit.by(actor) })
    },
  })

  answer(showPlacePictureCall, {
    admit: async (_, { query }) => {
      const grant = capabilities.read(query.capability)
      return admitPlacePicture(await callerOfGrant(grant), grant, config.demoCustomerId)
    },
    route: { compress: false },
    send: ({ scope }, { query }, exchange) =>
      sendPicture({ db, storage }, scope, { ...query, side: Number(query.side) }, exchange),
  })

  await registerForms(app, service, { folder: 'uploads', slots: SLOTS }, (forms) =>
    forms.answer(addPlacePictureCall, {
      admit: admitStaff,
      send: async ({ actor }, _, { request, reply }) => {
        const signal = abortOnClose(reply)
        await forms.receive(actor, (folder) =>
          acceptPicture(service, actor, { request, folder, stallMs, signal }),
        )
        return {}
      },
    }),
  )
}
