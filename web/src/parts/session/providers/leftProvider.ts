/** Where the session at a provider can be ended, too, after a sign-out in this tab; null for nowhere. */
let address: string | null = null

export function rememberLeftProvider(left: string | null): void {
  address = left
}

export function findLeftProvider(): string | null {
  return address
}
