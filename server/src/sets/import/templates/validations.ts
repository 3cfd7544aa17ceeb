import type { Blob } from 'node:buffer'
import type Stream from 'node:stream'
import type { Feature } from 'write-excel-file/node'
import {
  getClosingTagMarkup,
  getOpeningTagMarkup,
  getOrderOfSiblings,
  insertElementMarkupAccordingToOrderOfSiblings,
  sanitizeTextContent,
} from 'write-excel-file/utility'

/** What a spreadsheet accepts in a cell. */
export type Rule =
  | { readonly type: 'any' }
  | { readonly type: 'list'; readonly values: readonly string[] }
  | {
      readonly type: 'decimal' | 'whole' | 'date' | 'textLength'
      readonly operator: 'between' | 'greaterThanOrEqual'
      /** Numbers as a workbook stores them; dates are serial numbers of days. */
      readonly limits: readonly [number] | readonly [number, number]
    }

/** What a spreadsheet says of the cells of a range, and checks in them. */
export interface Validation {
  /** In the notation of spreadsheets: `B2:B5000`. */
  readonly range: string
  readonly rule: Rule
  /** Whether a person may insist on another value. */
  readonly isAdvice: boolean
  readonly title: string
  /** Shown beside the selected cell. */
  readonly prompt: string
  /** Shown with a value that breaks the rule. */
  readonly error: string
}

/** The longest texts that Excel opens (ECMA-376, 18.3.1.32). */
const MAX_TITLE = 32
const MAX_TEXT = 225

const SHEET = 'xl/worksheets/sheet{id}.xml'

/** Returns the feature by which the library writes the validations of each sheet, in the order of the sheets. */
export function writeValidations(
  ofSheets: readonly (readonly Validation[])[],
): Feature<Stream | Buffer | Blob> {
  return {
    files: {
      transform: {
        [SHEET]: {
          transform: (content, _options, { sheetIndex }) => {
            const validations = ofSheets[sheetIndex] ?? []
            return validations.length === 0 ? content : insert(content, validations)
          },
        },
      },
    },
  }
}

function insert(content: string, validations: readonly Validation[]): string {
  const count = validations.length
  const markup = `${getOpeningTagMarkup('dataValidations', { count })}${validations.map(writeValidation).join('')}${getClosingTagMarkup('dataValidations')}`
  const order = getOrderOfSiblings(SHEET, 'worksheet') ?? []
  return insertElementMarkupAccordingToOrderOfSiblings(content, markup, order, 'worksheet')
}

function writeValidation({ range, rule, isAdvice, title, prompt, error }: Validation): string {
  const attributes = {
    ...(rule.type !== 'any' && { type: rule.type }),
    ...('operator' in rule && { operator: rule.operator }),
    ...(isAdvice && { errorStyle: 'warning' }),
    allowBlank: 1,
    showInputMessage: 1,
    showErrorMessage: 1,
    errorTitle: cut(title, MAX_TITLE),
    error: cut(error, MAX_TEXT),
    promptTitle: cut(title, MAX_TITLE),
    prompt: cut(prompt, MAX_TEXT),
    sqref: range,
  }
  const formulas = listFormulas(rule).map((formula, index) => {
    const tag = `formula${index + 1}`
    return `${getOpeningTagMarkup(tag)}${sanitizeTextContent(formula)}${getClosingTagMarkup(tag)}`
  })
  return `${getOpeningTagMarkup('dataValidation', attributes)}${formulas.join('')}${getClosingTagMarkup('dataValidation')}`
}

function listFormulas(rule: Rule): string[] {
  if (rule.type === 'any') return []
  return rule.type === 'list' ? [`"${rule.values.join(',')}"`] : rule.limits.map(String)
}

function cut(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text
}
