export const failed = 'Die Verbraucherpreise konnten nicht geladen werden.'
export const what =
  'Damit rechnen wir Renditen und Wertänderungen in gleicher Kaufkraft: je Jahr eine Zeile mit dem Jahresdurchschnitt.'
export const gaps =
  'Fehlt ein Jahr, wird es nicht geschätzt: Dann steht bei der Rendite, welches fehlt.'
export const source =
  'Das Statistische Bundesamt veröffentlicht die Jahresdurchschnitte in GENESIS-Online (Tabelle 61111-0001, Verbraucherpreisindex für Deutschland). Alle Werte müssen dasselbe Basisjahr haben. Nach einer Umstellung ersetzen Sie alle Zeilen.'
export const field = 'Jahr und Index'
export const hint = 'Zum Beispiel „2020 100“ oder „2021 103,1“'
export const save = 'Speichern'
export const saved = 'Die Verbraucherpreise sind gespeichert.'
export const wrongLine = (line: number, text: string) =>
  `Zeile ${line} („${text}“) ist nicht zu lesen. Schreiben Sie ein Jahr von 1948 bis 2100, ein Leerzeichen und den Index mit höchstens zwei Nachkommastellen.`
export const changes = 'Veränderung zum Vorjahr'
export const year = 'Jahr'
export const index = 'Index'
export const change = 'zum Vorjahr'
