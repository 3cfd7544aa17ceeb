import type { OperatorForm, ShownOperator } from '@hausblick/contract/calls/operator.ts'
import { createRentCaps } from '@hausblick/figures/due/rentCap.ts'
import type { Kysely } from 'kysely'
import type { Config } from '../../../platform/config/config.ts'
import { describeOperating } from '../../../platform/config/operating.ts'
import { type OperatorDetails, unknownOperator } from '../../../platform/config/operatorDetails.ts'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { defaultMailTexts } from '../../../platform/operator/mailTexts.ts'
import {
  findContent,
  findNewestVersion,
  listVersions,
} from '../../../platform/operator/versions.ts'
import { addressOfLogo } from '../routes.ts'
import { listLegalTexts } from './legalTexts.ts'

/** Shows operators what they say of themselves, as it is stored now. */
export async function showOperator(db: Kysely<Schema>, config: Config): Promise<ShownOperator> {
  const version = await findNewestVersion(db)
  const said = (await findContent(db, version)) ?? null
  if (!said) throw new Error('the version in force is missing')
  const { configuredOperator: configured } = config
  const now = describeOperating(configured, { version, said, logoPng: '' })
  return {
    version,
    details: toForm(now.isOperatorKnown ? now.operator : { ...unknownOperator, name: '' }),
    detailsFrom: sayWhence(configured.hasOperatorFile, now),
    color: now.operator.color,
    isColorFromFile: configured.hasOperatorFile && configured.file.color !== '',
    logo: addressOfLogo(now.logo),
    mails: {
      senderName: said.senderName,
      senderEmail: said.senderEmail,
      texts: {
        invitation: said.mailTexts.invitation ?? null,
        document: said.mailTexts.document ?? null,
        report: said.mailTexts.report ?? null,
      },
      from: now.mailFrom,
      isFromGiven: configured.from !== undefined,
      defaults: defaultMailTexts,
    },
    rents: {
      cappedPlaces: said.cappedPlaces,
      unused: await findUnusedPlaces(db, said.cappedPlaces),
    },
    legalFolder: config.legalFolder,
    legalTexts: listLegalTexts(config),
    versions: await listVersions(db),
  }
}

function toForm({ color: _color, ...details }: OperatorDetails): OperatorForm {
  return details
}

function sayWhence(
  hasFile: boolean,
  { isOperatorKnown, isOperatorMissing }: Pick<Config, 'isOperatorKnown' | 'isOperatorMissing'>,
): ShownOperator['detailsFrom'] {
  if (hasFile) return 'file'
  if (isOperatorKnown) return 'saved'
  return isOperatorMissing ? 'nobody' : 'example'
}

/** Returns the places in which no unit is: an entry that is misspelt lowers nothing. */
async function findUnusedPlaces(db: Kysely<Schema>, places: readonly string[]): Promise<string[]> {
  if (places.length === 0) return []
  const towns = await db
    .selectFrom('property_overview')
    .select(['zip_code', 'city'])
    .distinct()
    .execute()
  const capOf = createRentCaps(places)
  const text = (value: string | number | null | undefined) => (value ?? '').toString()
  const used = new Set(
    towns.map(
      ({ zip_code, city }) =>
        capOf({ street: '', number: '', zipcode: text(zip_code), city: text(city) }).place,
    ),
  )
  return places.filter((place) => !used.has(place))
}
