import type { OperatorForm } from '@hausblick/contract/calls/operator.ts'
import { operatorLabels, serviceLabels } from '@hausblick/contract/operatorLabels.ts'

type TextName = Exclude<keyof OperatorForm, 'openingHours' | 'bookingHours' | 'services'>

export interface TextFieldOf<Name extends string> {
  readonly name: Name
  readonly label: string
  /** What it is for. */
  readonly hint?: string
  readonly required?: true
  /** Takes one of the two columns instead of a full row. */
  readonly half?: true
  readonly type?: 'email' | 'tel' | 'url'
}

const of = (name: TextName, more: Partial<TextFieldOf<TextName>> = {}): TextFieldOf<TextName> => ({
  name,
  label: operatorLabels[name],
  ...more,
})

/** Who it is, as all pages, mails and reports say it. */
export const contactFields = [
  of('name', {
    required: true,
    hint: 'Wie Kunden Sie kennen, mit Rechtsform. Steht in Impressum, E-Mails und Berichten (§ 5 DDG).',
  }),
  of('street', { required: true, hint: 'Eine ladungsfähige Anschrift, kein Postfach (§ 5 DDG).' }),
  of('zipcode', { required: true, half: true }),
  of('city', { required: true, half: true }),
  of('phone', { required: true, half: true, type: 'tel' }),
  of('email', { required: true, half: true, type: 'email' }),
  of('whatsapp', {
    half: true,
    type: 'tel',
    hint: 'Nur Ziffern mit Ländervorwahl, wie 4922155501420. Leer, wenn Sie keinen Chat anbieten.',
  }),
  of('bookingUrl', {
    half: true,
    type: 'url',
    hint: 'Die Seite, auf der man bei Ihnen Termine bucht. Leer, wenn es keine gibt.',
  }),
]

/** What the imprint must name beside that. */
export const imprintFields = [
  of('managingDirector', { hint: 'Bei Gesellschaften: wer sie vertritt (§ 5 Abs. 1 Nr. 1 DDG).' }),
  of('registerCourt', { half: true, hint: 'Wenn Sie eingetragen sind, wie Amtsgericht Köln.' }),
  of('registerNumber', { half: true, hint: 'Wie HRB 12345 (§ 5 Abs. 1 Nr. 4 DDG).' }),
  of('vatId', { half: true, hint: 'Nach § 27a UStG, wie DE123456789, wenn Sie eine haben.' }),
  of('businessId', { half: true, hint: 'Nach § 139c AO, wenn Sie eine haben.' }),
  of('supervisoryAuthority', {
    hint: 'Wer Ihnen die Erlaubnis nach § 34c GewO erteilt hat, mit Anschrift (§ 5 Abs. 1 Nr. 3 DDG).',
  }),
  of('liabilityInsurer', {
    hint: 'Name, Anschrift und Geltungsbereich (§ 2 Abs. 1 Nr. 11 DL-InfoV).',
  }),
  of('responsible', {
    hint: 'Nach § 18 Abs. 2 MStV. Leer: wer Sie vertritt, sonst die Hausverwaltung.',
  }),
]

/** What the privacy policy must name beside that. */
export const privacyFields = [
  of('dataProtectionOfficer', {
    hint: 'E-Mail-Adresse oder Anschrift, wenn Sie jemanden benannt haben (Art. 13 Abs. 1 DSGVO).',
  }),
  of('dataProtectionAuthority', {
    hint: 'Die Behörde Ihres Bundeslands, mit Anschrift (Art. 13 Abs. 2 DSGVO).',
  }),
  of('logsKept', { half: true, hint: 'Wie: 14 Tagen (Art. 13 Abs. 2 DSGVO).' }),
  of('backupsKept', { half: true, hint: 'Wie: 30 Tagen.' }),
]

/** Whom the privacy policy names as recipients. */
export const serviceFields = (Object.keys(serviceLabels) as (keyof typeof serviceLabels)[]).map(
  (name) => ({
    name: `services.${name}` as const,
    label: serviceLabels[name],
    half: true as const,
  }),
)
