import * as z from 'zod/mini'
import { defineCall } from './call.ts'

const text = z.string().check(z.trim(), z.maxLength(300))
/** Where a setting comes from: a variable, which wins, an operator, or nobody. */
const whence = z.enum(['variable', 'saved', 'nowhere'])
/** A secret is never sent back: null keeps the one that is stored for the same server and user. */
const secret = z.nullable(z.string().check(z.maxLength(300)))

const shown = z.object({
  mail: z.object({
    from: whence,
    /** Empty without a mail server. */
    host: z.string(),
    port: z.number(),
    /** Empty where nobody signs in there. */
    user: z.string(),
    /** Who mails come from. */
    sender: z.string(),
  }),
  backups: z.object({
    placeFrom: whence,
    /** A folder, or `s3://…`; empty without a place. */
    place: z.string(),
    /** Of an S3 place; empty for what the machine itself may. */
    accessKeyId: z.string(),
    timeFrom: whence,
    /** When in Berlin, such as `02:30`. */
    time: z.string(),
    /** What is to be known of the place, in German; null for nothing. */
    remark: z.nullable(z.string()),
  }),
})
export type ServiceSettings = z.infer<typeof shown>

export const readServiceSettingsCall = defineCall({
  method: 'GET',
  path: '/api/service-settings',
  summary:
    'Says which mail server and which place of backups are set, without secrets; for operators.',
  reply: shown,
  logs: 'nothing',
})

export const saveMailServerCall = defineCall({
  method: 'POST',
  path: '/api/service-settings/mail',
  summary: 'Sends the calling operator a mail by a mail server, and stores it if that works.',
  body: z.object({
    /** Null takes it away. */
    server: z.nullable(
      z.object({
        host: text.check(z.regex(/^[\w.-]+$/)),
        port: z.int().check(z.minimum(1), z.maximum(65_535)),
        user: text,
        password: secret,
      }),
    ),
  }),
  reply: shown,
  logs: 'settingsChanged',
})

export const saveBackupPlaceCall = defineCall({
  method: 'POST',
  path: '/api/service-settings/backups',
  summary:
    'Writes, reads and removes a file where backups shall lie, and stores place and time if that works.',
  body: z.object({
    /** Empty for none. */
    place: text,
    accessKeyId: text,
    secretAccessKey: secret,
    time: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
  }),
  reply: shown,
  logs: 'settingsChanged',
})
