const NETWORK = /^(?:ECONN|EPIPE$|ETIMEDOUT$|EHOST|ENET|ENOTFOUND$|EAI_AGAIN$)/

/** Thrown while object storage is unreachable or overloaded; replied as 503. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable'
}

/** Rethrows an error of S3, as StorageUnavailable if the server could not be reached or failed by itself. */
export function throwUnavailable(error: unknown): never {
  const { code, name, message, $metadata } = Object(error)
  const isSilent = name === 'TimeoutError' || NETWORK.test(String(code))
  if (!isSilent && !($metadata?.httpStatusCode >= 500)) throw error
  throw new StorageUnavailable(`Object storage cannot be reached: ${message}`, { cause: error })
}
