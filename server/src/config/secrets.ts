/** The secret that signs, and after it one that still counts while the secret is exchanged. */
export type Secrets = readonly [current: string, ...previous: string[]]
