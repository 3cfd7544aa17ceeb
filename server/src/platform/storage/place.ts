/** The configured location of the documents. */
export type StoragePlace = DiskPlace | S3Place

export interface DiskPlace {
  readonly kind: 'disk'
  /** Absolute path. */
  readonly folder: string
}

export interface S3Place {
  readonly kind: 's3'
  readonly bucket: string
  /** Prefix of all object names, ending in a slash; may be empty. */
  readonly prefix: string
  /** Null for Amazon's own. */
  readonly endpoint: string | null
  readonly region: string
  /** Null for the AWS SDK's default chain, such as the machine's role. */
  readonly credentials: S3Credentials | null
}

interface S3Credentials {
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly sessionToken?: string
}
