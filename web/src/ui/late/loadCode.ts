import { MissingCode, type MissingReason } from './MissingCode.ts'

/**
 * Loads a piece of code together with the styles of all screens: the first page has only its own (styles.css). Imports a second
 * time before giving up. Throws MissingCode with the reason.
 */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  const attempt = async () => (await Promise.all([load(), import('../../screens.css')]))[0]
  try {
    return await attempt()
  } catch (error) {
    const reason = await findReason()
    if (reason !== 'unknown') throw new MissingCode(reason, error)
    return await attempt().catch((cause) => Promise.reject(new MissingCode('unknown', cause)))
  }
}

/** A service that no longer has the code with which this page began has been given a newer build. */
async function findReason(): Promise<MissingReason> {
  if (!navigator.onLine) return 'connection'
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]')
  if (!entry) return 'unknown'
  try {
    const { status } = await fetch(entry.src, { method: 'HEAD', cache: 'no-store' })
    return status === 404 ? 'release' : 'unknown'
  } catch {
    return 'connection'
  }
}
