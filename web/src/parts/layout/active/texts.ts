import type { ActiveContent } from '@hausblick/contract/documents.ts'

type Found = Exclude<ActiveContent, 'unknown' | 'pending'>

const kinds: Readonly<Record<Found, string>> = {
  scripts: 'Skripte',
  launch: 'Startbefehle',
  files: 'eingebettete Dateien',
  outside: 'Zugriffe nach außen',
  media: 'Multimedia',
}
const isFound = (kind: ActiveContent): kind is Found => kind in kinds
const listKinds = (active: readonly ActiveContent[]) =>
  active
    .filter(isFound)
    .map((kind) => kinds[kind])
    .join(', ')

const careful = 'nur, wenn Sie wissen, von wem sie stammt.'

/** Names what of a document may act, in a few words. */
export function describeActive(active: readonly ActiveContent[]): string {
  const found = listKinds(active)
  if (found !== '') return `Aktive Inhalte: ${found}`
  return active.includes('pending') ? 'Prüfung steht aus' : 'Nicht prüfbar'
}

/** What that means and what to do about it. */
export function explainActive(active: readonly ActiveContent[]): string {
  const found = listKinds(active)
  const partly = active.includes('unknown')
    ? ' Das Dokument ließ sich nicht vollständig prüfen.'
    : ''
  if (found === kinds.files && partly === '')
    return 'Dieses Dokument enthält eingebettete Dateien, wie es bei E-Rechnungen üblich ist. Öffnen Sie solche Dateien nur, wenn Sie wissen, von wem sie stammen.'
  if (found !== '')
    return `Dieses Dokument enthält aktive Inhalte: ${found}.${partly} Die Vorschau zeigt es ohne sie; PDF-Programme können sie ausführen. Öffnen Sie die heruntergeladene Datei ${careful}`
  if (active.includes('pending'))
    return `Dieses Dokument wird noch auf aktive Inhalte geprüft. Öffnen Sie die heruntergeladene Datei ${careful}`
  return `Ob dieses Dokument aktive Inhalte enthält, ließ sich nicht prüfen: Es hat ein Passwort, ist beschädigt oder ungewöhnlich aufgebaut. Öffnen Sie die heruntergeladene Datei ${careful}`
}
