/** Returns 128 random bits as hex. `crypto.randomUUID` needs HTTPS, without which operators may try the service. */
export function createRandomKey(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))]
    .map((part) => part.toString(16).padStart(8, '0'))
    .join('')
}
