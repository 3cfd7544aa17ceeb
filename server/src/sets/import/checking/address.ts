import { foldText } from '@hausblick/figures/text.ts'
import type { Rule } from './finding.ts'

/** Those of Germany, from 01067 on, and those abroad with their country (`A-1010`) or in a form that only abroad has. */
const POSTCODES = [
  /^(?!00)\d{5}$/,
  /^[A-Z]{1,3}[- ]\d[\dA-Z -]{2,9}$/i,
  // The Netherlands, the United Kingdom.
  /^\d{4} ?[A-Z]{2}$/i,
  /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i,
]
const PLACE = /\p{L}{3,}/u
/** At the end of a street: `4`, `12a`, `155 b`, `3-5`, `7/9,`. */
const HOUSE_NUMBER = /[\p{L}.]\s*(\d+\s*[a-z]?(?:\s*[-–/+]\s*\d*\s*[a-z]?)*)[\s,;]*$/iu
const FIVE_DIGITS = /(?<!\d)\d{5}(?!\d)/
const STREET_AND_NUMBER = /^\p{L}{5,}[^\d]*\d/u

const zipcode: Rule = (text) => {
  if (POSTCODES.some((form) => form.test(text))) return null
  return /\d/.test(text) && PLACE.test(text)
    ? 'enthält außer der Postleitzahl noch einen Ort. Lassen Sie in „zipcode“ nur die Postleitzahl stehen, und schreiben Sie den Ort in „city“.'
    : 'ist keine Postleitzahl. In Deutschland hat sie fünf Ziffern; vor eine des Auslands setzen Sie das Land (A-1010).'
}

const street: Rule = (text, { record, texts }) => {
  if (FIVE_DIGITS.test(text))
    return 'enthält außer der Straße noch eine Postleitzahl. Lassen Sie in „street“ nur die Straße stehen, und schreiben Sie das Übrige in „number“, „zipcode“ und „city“.'
  const found = HOUSE_NUMBER.exec(text)?.[1]
  if (found === undefined) return null
  if (record.number == null)
    return 'endet mit einer Hausnummer, und „number“ ist leer. Schreiben Sie die Hausnummer in „number“, und lassen Sie in „street“ nur die Straße stehen.'
  return foldText(found.replaceAll(/\s/g, '')) ===
    foldText((texts.number ?? '').replaceAll(/\s/g, ''))
    ? 'endet mit der Hausnummer, die auch in „number“ steht. Lassen Sie in „street“ nur die Straße stehen.'
    : null
}

const number: Rule = (text) =>
  STREET_AND_NUMBER.test(text)
    ? 'ist mehr als eine Hausnummer. Schreiben Sie die Straße in „street“.'
    : null

const city: Rule = (text) =>
  /\d{4}/.test(text)
    ? 'enthält eine Postleitzahl. Schreiben Sie die Postleitzahl in „zipcode“, und lassen Sie in „city“ nur den Ort stehen.'
    : null

/** What cannot be meant in an address, by field. */
export const addressRules: Readonly<Record<string, Rule>> = { zipcode, street, number, city }
