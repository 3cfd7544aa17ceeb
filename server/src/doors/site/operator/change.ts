import { mailKinds, type OperatorChange } from '@hausblick/contract/calls/operator.ts'
import { operatorLabels, serviceLabels } from '@hausblick/contract/operatorLabels.ts'
import { isReadable } from '@hausblick/figures/brand.ts'
import { foldText } from '@hausblick/figures/text.ts'
import * as z from 'zod'
import { operatorDetails } from '../../../platform/config/operatorDetails.ts'
import { ServiceError } from '../../../platform/http/errors.ts'
import type { OperatorContent } from '../../../platform/operator/content.ts'
import { isLogo } from '../../../platform/operator/logos.ts'
import { placeholders } from '../../../platform/operator/mailTexts.ts'
import * as texts from './texts.ts'

/** Returns the content with what a change says. Throws a ServiceError, 400, for what cannot be used. */
export function applyChange(
  content: OperatorContent,
  { details, look, mails, rents }: OperatorChange,
): OperatorContent {
  return {
    ...content,
    ...(details && { details: checkDetails(details) }),
    ...(look && { color: checkColor(look.color) }),
    ...(mails && applyMails(mails)),
    ...(rents && { cappedPlaces: distinctPlaces(rents.cappedPlaces) }),
  }
}

/** Returns the new logo of a change, null for none, and undefined where the present one stays. */
export function readLogo({ look }: OperatorChange): Buffer | null | undefined {
  if (typeof look?.logo !== 'string') return look?.logo
  const bytes = Buffer.from(look.logo, 'base64')
  if (!isLogo(bytes)) throw new ServiceError(400, texts.noLogo)
  return bytes
}

function checkDetails(said: NonNullable<OperatorChange['details']>) {
  const checked = operatorDetails.safeParse(said)
  if (checked.success) return checked.data
  const labels = new Set(checked.error.issues.map(({ path }) => nameField(path)))
  throw new ServiceError(400, texts.unusableDetails([...labels]))
}

function nameField([field, service]: readonly PropertyKey[]): string {
  const labels: Readonly<Record<string, string>> = { ...operatorLabels, ...serviceLabels }
  const name = String(field === 'services' ? service : field)
  return labels[name] ?? name
}

function checkColor(color: string): string {
  if (color !== '' && !isReadable(color)) throw new ServiceError(400, texts.unreadableColor)
  return color.toLowerCase()
}

function applyMails({ senderName, senderEmail, texts: own }: NonNullable<OperatorChange['mails']>) {
  if (senderEmail !== '' && !z.email().safeParse(senderEmail).success)
    throw new ServiceError(400, texts.badSender)
  const mailTexts: OperatorContent['mailTexts'] = {}
  for (const kind of mailKinds) {
    const said = own[kind]
    if (!said) continue
    const [subject, text] = [said.subject.replaceAll(/\s+/g, ' ').trim(), said.text.trim()]
    if (subject === '' || text === '') throw new ServiceError(400, texts.mailEmpty)
    if (!text.includes(placeholders.link))
      throw new ServiceError(400, texts.mailNeeds(placeholders.link))
    mailTexts[kind] = { subject, text }
  }
  return { senderName, senderEmail, mailTexts }
}

function distinctPlaces(places: readonly string[]): string[] {
  const filled = places.map((place) => place.trim()).filter((place) => place !== '')
  return [...new Map(filled.map((place) => [foldText(place), place])).values()]
}
