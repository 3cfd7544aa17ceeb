import { invitationPlaceholders } from '@hausblick/contract/invitationText.ts'

export const linkMissing = `In der Mail fehlt die Stelle für den Link. Bitte schreiben Sie ${invitationPlaceholders.link} dorthin, wo er stehen soll.`

// Why somebody was not invited
export const customerGone = 'Diesen Kunden gibt es nicht oder nicht mehr.'
export const isMember = 'Hat schon ein Konto und sieht diesen Kunden.'
export const isInvited =
  'Ist schon eingeladen. Sie können die Einladung beim Kunden noch einmal senden.'
export const ofHouse =
  'Diese Adresse gehört Ihrem Haus. Bitte tragen Sie die Adresse des Eigentümers ein.'

export const notMailed =
  'Diese Einladung wurde nicht gemailt: Ihr Link wurde weitergegeben. Bitte erstellen Sie einen neuen Link.'
