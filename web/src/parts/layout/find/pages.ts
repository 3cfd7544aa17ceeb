import {
  demoPath,
  dialogParameter,
  pagePaths,
  uploadAddress,
} from '@hausblick/contract/addresses.ts'
import type { Me } from '@hausblick/contract/calls/accounts.ts'
import {
  furtherPages,
  legalPages,
  operatorPages,
  ownPages,
  settingsPages,
  staffPages,
} from '@hausblick/contract/pages.ts'
import { writeSearch } from '@hausblick/contract/searchParameters.ts'
import { Contrast, FileText, LogOut, type LucideIcon, Upload, UserPlus } from 'lucide-react'
import { isHidden } from '../../session/guestPages.ts'
import { isStaff } from '../../session/role.ts'
import { toggleTheme } from '../theme.ts'
import type { Entry } from './entry.ts'
import * as texts from './texts.ts'
import type { Finder } from './useFinder.ts'

const newCustomerAddress = `${pagePaths.customers}?${writeSearch(dialogParameter, '', 'newCustomer')}`

/** Pages of one thing each, which is found itself. */
const ofOneThing: ReadonlySet<string> = new Set([
  pagePaths.loan,
  demoPath(pagePaths.loan),
  pagePaths.unit,
  demoPath(pagePaths.unit),
  pagePaths.object,
  demoPath(pagePaths.object),
  pagePaths.importRun,
  pagePaths.customer,
  pagePaths.pile,
])

/** Returns the pages that someone may open, without those of single things; the legal ones only to who looks for them. */
export function listPages({ me, guest, customerId }: Finder, typed: string): Entry[] {
  const own = me
    ? [
        ...(isStaff(me) ? staffPages : []),
        ...(isOperator(me) ? operatorPages : []),
        ...[...ownPages, ...furtherPages].filter(({ path }) => !isHidden(guest, path)),
        ...(me.role === 'customer' && !guest && customerId !== '' ? settingsPages : []),
      ]
    : [...ownPages, ...furtherPages].map((page) => ({ ...page, path: demoPath(page.path) }))
  return [...own, ...(typed === '' ? [] : legalPages)]
    .filter(({ path }) => !ofOneThing.has(path))
    .map(({ path, title }) => ({ key: path, label: title, icon: FileText, target: path }))
}

/** Returns what someone may do from anywhere. */
export function listActions({ me, guest, customerId }: Finder, signOut: () => void): Entry[] {
  const mayUpload = me !== null && guest === undefined && customerId !== ''
  return [
    ...(me && isOperator(me)
      ? [action(UserPlus, texts.createCustomer, texts.createCustomerWords, newCustomerAddress)]
      : []),
    ...(mayUpload ? [action(Upload, texts.upload, texts.uploadWords, uploadAddress)] : []),
    action(Contrast, texts.switchTheme, texts.switchThemeWords, toggleTheme),
    ...(me ? [action(LogOut, texts.signOut, texts.signOutWords, signOut)] : []),
  ]
}

function action(icon: LucideIcon, label: string, words: string, target: Entry['target']): Entry {
  return { key: label, label, words, icon, target }
}

function isOperator(me: Me): boolean {
  return isStaff(me) && me.role === 'operator'
}
