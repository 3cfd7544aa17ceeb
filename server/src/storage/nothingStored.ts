/** Nothing is stored under the key. */
export class NothingStored extends Error {
  constructor(key: string, options?: ErrorOptions) {
    super(`Nothing is stored under ${key}.`, options)
    this.name = 'NothingStored'
  }
}
