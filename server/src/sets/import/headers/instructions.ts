import { foldText } from '@hausblick/figures/text.ts'

/** The sheet of a template that explains its columns, and the headings of that sheet. */
export const explanation = {
  sheet: 'Erklärung',
  headings: ['Spalte', 'Bedeutung', 'Form', 'nötig', 'Beispiel'],
} as const

const NAMES = new Set(
  ['Anleitung', 'Ausfüllhinweise', 'Bedienung', 'Erklärung', 'Erklärungen', 'Erläuterung']
    .concat(['Erläuterungen', 'Hilfe', 'Hinweis', 'Hinweise', 'Info', 'Legende', 'Lies mich'])
    .map(foldText),
)

/** Whether a sheet explains the columns of a template of ours. */
export function isExplanation(name: string | null, heading: readonly string[]): boolean {
  const { sheet, headings } = explanation
  return name === sheet && headings.every((text, index) => heading[index]?.trim() === text)
}

/** Whether a sheet is called as those are that tell people how to fill in the others. */
export function isCalledInstructions(name: string | null): boolean {
  return name !== null && NAMES.has(foldText(name).trim())
}
