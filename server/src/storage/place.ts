/** Where the configuration says that documents are. */
export type StoragePlace = DiskPlace | S3Place

export interface DiskPlace {
  readonly kind: 'disk'
  /** Absolute. */
  readonly folder: string
}

export interface S3Place {
  readonly kind: 's3'
  readonly bucket: string
  /** What the names of all objects begin with, with a slash at its end; may be empty. */
  readonly prefix: string
  /** Null for Amazon's own. */
  readonly endpoint: string | null
  readonly region: string
  /** Null where Amazon's library is to find them itself, for instance from the machine's role. */
  readonly credentials: S3Credentials | null
}

interface S3Credentials {
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly sessionToken?: string
}
