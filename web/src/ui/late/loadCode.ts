/** `connection`: the service does not answer; `release`: it has a newer build and no longer the code of this one. */
export type MissingReason = 'connection' | 'release' | 'unknown'

/** Code that did not arrive. The import's own error, which every browser words differently, is its cause. */
export class MissingCode extends Error {
  override readonly name = 'MissingCode'
  readonly reason: MissingReason

  constructor(reason: MissingReason, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.reason = reason
  }
}

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
