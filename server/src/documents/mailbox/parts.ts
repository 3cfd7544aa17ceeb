import type { MessageStructureObject } from 'imapflow'

export interface Attachment {
  /** Its number within the mail, by which the server sends it. */
  readonly part: string
  /** Without folders; null if it has none. */
  readonly name: string | null
  /** As sent, mostly a third more than the file. Bytes. */
  readonly size: number
}

export interface MailParts {
  readonly attachments: readonly Attachment[]
  /** What is left in the mailbox: logos, signatures and other formalities. */
  readonly left: readonly (Attachment & { readonly type: string })[]
  /** The part that has the words, and whether they are HTML; null if there is none. */
  readonly text: { readonly part: string; readonly isHtml: boolean } | null
}

/** What belongs to a mail's form, or signs it, and is no letter. */
const FORMALITIES =
  /^(?:application\/(?:pkcs7-signature|x-pkcs7-signature|pgp-signature|pgp-keys|pgp-encrypted|ms-tnef-signature)|text\/(?:calendar|x-amp-html|rfc822-headers)|message\/(?:delivery-status|disposition-notification|feedback-report))$/
/** Smaller pictures in the words of a mail are logos, unless they are a camera's. As sent, in bytes. */
const SMALL = 41_000
const CAMERA = /^image\/(?:jpe?g|heic|heif)/
/** How Outlook numbers the pictures of its words, and what firms call those of their signatures. */
const LOGO = /^image\d{3}\.|logo|signatu?r|banner|icon/i
const WORDS = /^text\/(?:plain|html)$/
const PATH = /[\\/]/

/** Finds the attachments of a mail, also of mails attached to it, and its own words. */
export function findParts(structure: MessageStructureObject): MailParts {
  const attachments: Attachment[] = []
  const left: MailParts['left'][number][] = []
  let plain: string | null = null
  let html: string | null = null

  function visit(node: MessageStructureObject, within: string, isOwn: boolean): void {
    const type = node.type.toLowerCase()
    if (node.childNodes) {
      const isMail = type === 'message/rfc822'
      for (const child of node.childNodes) visit(child, isMail ? '' : type, isOwn && !isMail)
      return
    }
    // In a mail of a single part, the server calls it the first.
    const part = node.part ?? '1'
    const disposition = node.disposition?.toLowerCase()
    const isWords = WORDS.test(type) && disposition !== 'attachment' && nameOf(node) === null
    if (isWords && isOwn) {
      if (type === 'text/html') html ??= part
      else plain ??= part
    }
    if (isWords) return
    const found = { part, name: nameOf(node), size: node.size ?? 0 }
    if (FORMALITIES.test(type) || isDecoration(node, type, within)) left.push({ ...found, type })
    else attachments.push(found)
  }

  visit(structure, '', true)
  const text = plain ?? html
  return {
    attachments,
    left,
    text: text === null ? null : { part: text, isHtml: plain === null },
  }
}

/** A logo or signature that the words of a mail show, as opposed to a photograph sent with it. */
function isDecoration(node: MessageStructureObject, type: string, within: string): boolean {
  if (!type.startsWith('image/') || node.disposition?.toLowerCase() === 'attachment') return false
  if (within !== 'multipart/related' || node.id === undefined || (node.size ?? 0) > SMALL)
    return false
  return !CAMERA.test(type) || LOGO.test(nameOf(node) ?? '')
}

function nameOf({ dispositionParameters, parameters }: MessageStructureObject): string | null {
  const name = dispositionParameters?.filename ?? parameters?.name ?? ''
  return name.replaceAll('\0', '').split(PATH).at(-1)?.trim() || null
}
