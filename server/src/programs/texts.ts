import type { Program } from '@hausblick/contract/calls/programs.ts'

export const purposes: Readonly<Record<Program['purpose'], string>> = {
  read: 'lesen',
  import: 'einlesen',
}
export const dayOver = 'Dieser Tag ist schon vorbei. Bitte wählen Sie heute oder einen späteren.'
export const noProgram = 'Dieses Programm gibt es nicht. Bitte laden Sie die Seite neu.'
