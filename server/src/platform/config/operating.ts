import type { MailKind } from '@hausblick/contract/calls/operator.ts'
import type { Letterhead } from '../mail/letterhead.ts'
import { DEFAULT_COLOR, type OperatorDetails, unknownOperator } from './operatorDetails.ts'
import { findUnfinished, isPublic } from './unfinished.ts'

/** A mail's subject and text, with placeholders in braces. */
export interface MailText {
  readonly subject: string
  readonly text: string
}

/** What operators have said in the browser. */
export interface SaidOperator {
  /** Null before they say who they are. */
  readonly details: OperatorDetails | null
  /** `#rrggbb`; empty for none. */
  readonly color: string
  /** The hash of a picture; empty for none. */
  readonly logo: string
  /** How mails name their sender; empty for the operator's own name and address. */
  readonly senderName: string
  readonly senderEmail: string
  /** Texts that replace the service's own. */
  readonly mailTexts: Readonly<Partial<Record<MailKind, MailText>>>
  /** The towns and postcodes where rents may rise by 15 % only. */
  readonly cappedPlaces: readonly string[]
}

/**
 * Who operates the service and how that shows. Operators change it while the service runs (`platform/operator/follow.ts`): it is read
 * from the configuration when it is used, and kept nowhere.
 */
export interface Operating {
  /** The version that operators have saved in the browser; 0 before the first. */
  readonly operatorVersion: number
  readonly operator: OperatorDetails
  /** Whether anybody has said who operates it. */
  readonly isOperatorKnown: boolean
  /** Whether others reach the service, and nobody knows who operates it; `operator` is `unknownOperator` then. */
  readonly isOperatorMissing: boolean
  /** The sender of mails. */
  readonly mailFrom: string
  /** The hash of the operator's logo, and the PNG in Base64; empty for the service's own. */
  readonly logo: string
  readonly logoPng: string
  readonly letterhead: Letterhead
  /** Texts that replace the service's own. */
  readonly mailTexts: SaidOperator['mailTexts']
  readonly cappedPlaces: SaidOperator['cappedPlaces']
  /** German lines about example settings that a public service still has, for its operators. */
  readonly unfinished: readonly string[]
}

/** What the variables say about the operator. */
export interface ConfiguredOperator {
  readonly publicUrl: string
  /** The details of `OPERATOR_FILE`, or else of the example. */
  readonly file: OperatorDetails
  readonly hasOperatorFile: boolean
  /** `MAIL_FROM`, if it is set. */
  readonly from: string | undefined
  readonly smtpUrl: string | null
  readonly operatorEmails: readonly string[]
}

/** What is known of what operators have said. */
export interface KnownOperator {
  readonly version: number
  readonly said: SaidOperator
  /** In Base64; empty for none. */
  readonly logoPng: string
}

const NOTHING_SAID: KnownOperator = {
  version: 0,
  logoPng: '',
  said: {
    details: null,
    color: '',
    logo: '',
    senderName: '',
    senderEmail: '',
    mailTexts: {},
    cappedPlaces: [],
  },
}

/** Returns who operates the service. Variables win over what operators have entered in the browser. */
export function describeOperating(
  configured: ConfiguredOperator,
  { version, said, logoPng }: KnownOperator = NOTHING_SAID,
): Operating {
  const { publicUrl, file, hasOperatorFile, from } = configured
  const isOperatorKnown = hasOperatorFile || said.details !== null
  const isOperatorMissing = !isOperatorKnown && isPublic(publicUrl)
  const details = hasOperatorFile ? file : (said.details ?? file)
  const operator = isOperatorMissing ? unknownOperator : details
  const color = (hasOperatorFile && file.color) || said.color || DEFAULT_COLOR
  const mailFrom = from ?? writeSender(said, operator, new URL(publicUrl).hostname)
  return {
    operatorVersion: version,
    operator: { ...operator, color },
    isOperatorKnown,
    isOperatorMissing,
    mailFrom,
    logo: said.logo,
    logoPng,
    letterhead: {
      from: mailFrom,
      name: operator.name,
      color,
      logo: logoPng,
    },
    mailTexts: said.mailTexts,
    cappedPlaces: said.cappedPlaces,
    unfinished: findUnfinished({ ...configured, hasOperator: !isOperatorMissing }),
  }
}

function writeSender(
  { senderName, senderEmail }: SaidOperator,
  { email }: OperatorDetails,
  hostname: string,
): string {
  const address = senderEmail || email || `hausblick@${hostname}`
  if (senderName === '') return address
  return `"${senderName.replaceAll(/["\\\r\n]/g, ' ')}" <${address}>`
}
