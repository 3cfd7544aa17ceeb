import type { Transport } from './client.ts'

/** Without upload progress or a reply for this long, the connection is considered dead. */
const STALL_TIMEOUT_MS = 120_000

/**
 * Creates a transport that reports upload progress, which `fetch` cannot. `fraction` is the share of bytes that has left the
 * browser; at 1, the service has yet to process them.
 */
export function createProgressTransport(onProgress: (fraction: number) => void): Transport {
  return (url, { method = 'GET', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted()
      const request = new XMLHttpRequest()
      const stallTimer = createStallTimer(() =>
        fail(new Error(`No progress for ${STALL_TIMEOUT_MS} ms`)),
      )
      const abort = () => fail(signal?.reason)
      const failConnection = () => fail(new TypeError('The connection broke'))
      function cleanUp() {
        stallTimer.stop()
        removeEventListener('offline', failConnection)
        signal?.removeEventListener('abort', abort)
      }
      function fail(reason: unknown) {
        cleanUp()
        reject(reason)
        request.abort()
      }
      request.upload.addEventListener('progress', ({ loaded, total }) => {
        stallTimer.restart()
        onProgress(loaded / total)
      })
      request.addEventListener('load', () => {
        cleanUp()
        resolve(readResponse(request))
      })
      request.addEventListener('error', failConnection)
      // Going offline does not fail a request in flight by itself.
      addEventListener('offline', failConnection)
      signal?.addEventListener('abort', abort)
      request.open(method, url)
      new Headers(headers).forEach((value, name) => {
        request.setRequestHeader(name, value)
      })
      stallTimer.restart()
      request.send(body instanceof FormData || typeof body === 'string' ? body : null)
    })
}

function readResponse(request: XMLHttpRequest): Response {
  const type = request.getResponseHeader('content-type')
  return new Response(request.responseText || null, {
    status: request.status,
    headers: type === null ? {} : { 'content-type': type },
  })
}

function createStallTimer(onStall: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(timer)
  return {
    stop,
    restart: () => {
      stop()
      timer = setTimeout(onStall, STALL_TIMEOUT_MS)
    },
  }
}
