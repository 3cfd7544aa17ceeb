import type { Split } from '@hausblick/contract/mapping/subjects.ts'
import { findId } from '../findId.ts'
import { ADDRESS, ZIP_AND_CITY } from '../places.ts'
import { splitIds } from '../splitIds.ts'

/** House numbers with letters, ranges and fractions at the end of a text: `155 b`, `3-5`, `12/14`, `7 1/2`. */
const STREET_AND_NUMBER =
  /^(.*?\D)\s*(?<!\d)(\d{1,4}\s?[a-z]?(?:\s?[-–/+]\s?\d{1,4}\s?[a-z]?|\s\d\/\d)*)$/iu

const TITLE =
  /^((?:(?:herrn?|frau|familie|fam\.?|eheleute|firma|fa\.?|dr\.?(?:\s?med\.?)?|prof\.?|dipl\.-\S+)\s+(?:und\s+frau\s+|u\.\s+)?)+)(.+)$/i
const COMPANY =
  /\b(?:gmbh|ag|kg|ohg|ug|gbr|e\.?\s?v\.?|e\.?\s?k\.?|e\.?\s?g\.?|mbh|se|ltd|inc|partg|stiftung|verein)\b\.?/i
/** Begins a last name of several words. */
const PARTICLE = /^(?:von|vom|van|de|der|den|zu|zum|zur|di|da|del|la|le|ten|ter|el|al|bin|af|av)$/i

/** Returns the fields that a text is split into. What cannot be split stays whole in the first. */
export function splitText(
  text: string,
  split: Split,
  field: string,
  inBuilding = false,
): Record<string, string> {
  switch (split) {
    case 'street-number':
      return splitStreet(text)
    case 'zip-city': {
      const [, zipcode, city] = ZIP_AND_CITY.exec(text) ?? []
      return zipcode === undefined ? { zipcode: '', city: text } : { zipcode, city: city ?? '' }
    }
    case 'address': {
      const [, street, zipcode = '', city = ''] = ADDRESS.exec(text) ?? []
      return { ...splitStreet(street ?? text), zipcode, city }
    }
    case 'person':
      return splitPerson(text)
    case 'id-name': {
      const { id, name = '' } = findId(text) ?? { id: text }
      return field === 'customerid' ? { customerid: id, name } : { [field]: id }
    }
    case 'building-unit':
    case 'unit-building': {
      const { building = '', unit = text } = splitIds(text, split) ?? {}
      return { propertyid: inBuilding ? unit : text, objectid: building }
    }
  }
}

function splitStreet(text: string): Record<string, string> {
  const trimmed = text.replace(/[,;]\s*$/, '').trim()
  const [, street, number] = STREET_AND_NUMBER.exec(trimmed) ?? []
  if (street === undefined || number === undefined) return { street: trimmed, number: '' }
  return { street: street.replace(/,\s*$/, '').trim(), number: number.trim() }
}

function splitPerson(text: string): Record<string, string> {
  const [, title = '', rest = text] = TITLE.exec(text.trim()) ?? []
  const { first, last } = splitName(rest.trim())
  return { tenanttitle: title.trim(), tenantprename: first, tenantlastname: last }
}

/** Splits `Anna Meier`, `Meier, Anna` and `Günther von der Heide`; the name of a company stays whole. */
function splitName(name: string): { first: string; last: string } {
  if (COMPANY.test(name)) return { first: '', last: name }
  const [last, first, ...more] = name.split(/\s*,\s*/)
  if (last !== undefined && first !== undefined && more.length === 0) return { first, last }
  const words = name.split(/\s+/)
  const particle = words.findIndex((word, index) => index > 0 && PARTICLE.test(word))
  const start = particle === -1 ? words.length - 1 : particle
  return { first: words.slice(0, start).join(' '), last: words.slice(start).join(' ') }
}
