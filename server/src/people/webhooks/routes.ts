import { randomUUID } from 'node:crypto'
import {
  createWebhookCall,
  deleteWebhookCall,
  listWebhookFailuresCall,
  listWebhooksCall,
  probeWebhookCall,
  renewWebhookSecretCall,
  retryWebhookCall,
  setWebhookStateCall,
} from '@hausblick/contract/calls/webhooks.ts'
import { admitOperator } from '../../platform/http/access/roles.ts'
import { createAnswer } from '../../platform/http/answer.ts'
import { ServiceError } from '../../platform/http/errors.ts'
import { registerPolling } from '../../platform/http/polling.ts'
import type { App, Service } from '../../platform/http/service.ts'
import { createEncryption } from '../identity/account/encryption.ts'
import { createDeliverer } from './deliver.ts'
import { listFailures, retryFailed } from './failures.ts'
import { sendMessage } from './send.ts'
import {
  createWebhook,
  deleteWebhook,
  listWebhooks,
  renewSecret,
  requireWebhook,
  setWebhookState,
} from './store.ts'
import * as texts from './texts.ts'

/** How soon what is due is sent. */
const POLL_MS = 1000

/** Sends events to other programs while the service runs, and registers the operators' calls for webhooks. */
export function registerWebhooks(app: App, service: Service): void {
  const {
    audit,
    config: { secrets, webhooksPrivate: allowsPrivate },
    database: { db },
  } = service
  const answer = createAnswer(app, service)
  const parts = { db, encryption: createEncryption(secrets), allowsPrivate }

  answer(listWebhooksCall, {
    admit: admitOperator,
    handle: async () => ({ webhooks: await listWebhooks(db) }),
  })

  answer(createWebhookCall, {
    admit: admitOperator,
    fresh: true,
    handle: async ({ actor }, { body }) => ({
      secret: await createWebhook(parts, body, audit.by(actor)),
    }),
  })

  answer(setWebhookStateCall, {
    admit: admitOperator,
    handle: ({ actor }, { params: { id }, body }) =>
      setWebhookState(db, id, body.state, audit.by(actor)),
  })

  answer(renewWebhookSecretCall, {
    admit: admitOperator,
    fresh: true,
    handle: async ({ actor }, { params: { id } }) => ({
      secret: await renewSecret(parts, id, audit.by(actor)),
    }),
  })

  answer(deleteWebhookCall, {
    admit: admitOperator,
    handle: ({ actor }, { params: { id } }) => deleteWebhook(db, id, audit.by(actor)),
  })

  answer(probeWebhookCall, {
    admit: admitOperator,
    handle: async (_admitted, { params }) => {
      const { url, secret: encrypted } = await requireWebhook(db, params.id)
      if (!parts.encryption.isKnown(encrypted)) throw new ServiceError(409, texts.unreadableSecret)
      const secret = parts.encryption.decrypt(encrypted)
      const id = randomUUID()
      const timestamp = new Date().toISOString()
      const body = JSON.stringify({ id, type: 'probe', timestamp, customerId: null, data: {} })
      return { reason: await sendMessage({ url, secret, id, body }, allowsPrivate) }
    },
  })

  answer(listWebhookFailuresCall, {
    admit: admitOperator,
    handle: async (_admitted, { params: { id } }) => ({ failures: await listFailures(db, id) }),
  })

  answer(retryWebhookCall, {
    admit: admitOperator,
    handle: async ({ actor }, { params: { id }, query: { number } }) => ({
      count: await retryFailed(db, id, number, audit.by(actor)),
    }),
  })

  const deliverer = createDeliverer({ ...parts, log: app.log })
  registerPolling(app, {
    everyMs: POLL_MS,
    work: deliverer.begin,
    failure: 'could not look for due webhooks',
  })
  app.addHook('onClose', deliverer.end)
}
