/** What file systems refuse in a name, and Windows at its end. */
const FORBIDDEN = /[\\/:*?"<>|\p{Cc}\p{Cf}]/gu
const AT_END = /[. ]+$/
/** Names of devices, which Windows takes for no file. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i
/** In all, far below the 260 characters that Windows allows a path, which includes the folder where it is unpacked. */
const MAX_FOLDER = 40
const MAX_STEM = 100

/** Creates a function that names documents within a folder by type: safe on any system, and each once, whatever the case. */
export function createNames(root: string) {
  const folders = new Map<string, string>()
  const taken = new Set<string>()
  return ({ type, file_name }: { readonly type: string; readonly file_name: string }): string => {
    const wanted = shorten(makeSafe(type), MAX_FOLDER) || 'Ohne Art'
    const key = wanted.toLowerCase()
    const folder = folders.get(key) ?? wanted
    folders.set(key, folder)
    const [, whole = '', extension = ''] = /^(.*?)(\.[^.]{0,5})?$/s.exec(makeSafe(file_name)) ?? []
    const stem = shorten(whole, MAX_STEM)
    for (let count = 1; ; count++) {
      const name = `${root}/${folder}/${stem || 'Dokument'}${count === 1 ? '' : ` (${count})`}${extension}`
      if (taken.has(name.toLowerCase())) continue
      taken.add(name.toLowerCase())
      return name
    }
  }
}

/** Cuts a text by whole characters. */
function shorten(text: string, length: number): string {
  return [...text].slice(0, length).join('').replace(AT_END, '')
}

function makeSafe(text: string): string {
  const safe = text.normalize('NFC').replace(FORBIDDEN, '_').trim().replace(AT_END, '')
  return DEVICE.test(safe) ? `_${safe}` : safe
}
