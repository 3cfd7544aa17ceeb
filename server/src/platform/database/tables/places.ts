/** Whom to ask about a building or unit, remarks, and its picture; texts are empty where there is none. */
export interface PlaceProfileTable {
  customer_id: string
  kind: 'object' | 'property'
  item_id: string
  contact_name: string
  contact_role: string
  contact_phone: string
  contact_email: string
  remarks: string
  /** The id that the files of the picture's sizes share. */
  picture_id: string | null
}

/** A size of a picture. That of a profile which a merge has set aside stays until the merge cannot be taken back. */
export interface PlacePictureTable {
  picture_id: string
  /** The bound of the long side that it was made for, in pixels. */
  side: number
  customer_id: string
  width: number
  height: number
  /** Names nobody: what the file is called outside. */
  file_name: string
  storage_key: string
  /** Bytes. */
  size: number
  sha256: string
}
