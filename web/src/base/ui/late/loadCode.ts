/** `connection`: the service is unreachable; `release`: a newer build has replaced this one's code. */
export type MissingReason = 'connection' | 'release' | 'unknown'

/** Code that failed to load. Its cause is the import's error, whose wording depends on the browser. */
export class MissingCode extends Error {
  override readonly name = 'MissingCode'
  readonly reason: MissingReason

  constructor(reason: MissingReason, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.reason = reason
  }
}

/** Loads code. Retries the import once, then throws `MissingCode`. */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load()
  } catch (error) {
    const reason = await findReason()
    if (reason !== 'unknown') throw new MissingCode(reason, error)
    return await load().catch((cause) => Promise.reject(new MissingCode('unknown', cause)))
  }
}

/** Probes the service: if the file of this code, which every page loads, is gone, a newer build has been deployed. */
async function findReason(): Promise<MissingReason> {
  if (!navigator.onLine) return 'connection'
  try {
    const { status } = await fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' })
    return status === 404 ? 'release' : 'unknown'
  } catch {
    return 'connection'
  }
}
