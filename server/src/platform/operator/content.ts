import { mailKinds } from '@hausblick/contract/calls/operator.ts'
import * as z from 'zod'
import type { SaidOperator } from '../config/operating.ts'
import { operatorDetails } from '../config/operatorDetails.ts'

const text = z.string().default('')

/** What a version holds. What older programs did not store is empty. */
export const operatorContent = z.object({
  details: operatorDetails.nullable().default(null),
  color: text,
  logo: text,
  senderName: text,
  senderEmail: text,
  mailTexts: z
    .partialRecord(z.enum(mailKinds), z.object({ subject: z.string(), text: z.string() }))
    .default({}),
  cappedPlaces: z.array(z.string()).default([]),
}) satisfies z.ZodType<SaidOperator>
export type OperatorContent = z.infer<typeof operatorContent>

/** The content before anything is saved. */
export const emptyContent: OperatorContent = operatorContent.parse({})
