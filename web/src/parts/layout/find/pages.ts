import { dialogParameter, uploadAddress } from '@hausblick/contract/addresses.ts'
import type { Me } from '@hausblick/contract/calls/accounts.ts'
import {
  furtherPages,
  legalPages,
  operatorPages,
  ownPages,
  pages,
  settingsPages,
  staffPages,
} from '@hausblick/contract/pages.ts'
import { demoPath } from '@hausblick/contract/paths.ts'
import { writeSearch } from '@hausblick/contract/searchParameters.ts'
import { Contrast, FileText, LogOut, type LucideIcon, Upload, UserPlus } from 'lucide-react'
import { isHidden } from '../../session/guestPages.ts'
import { isStaff } from '../../session/role.ts'
import { toggleTheme } from '../theme.ts'
import type { Entry } from './entry.ts'
import * as texts from './texts.ts'
import type { Finder } from './useFinder.ts'

const newCustomerAddress = `${pages.customers.path}?${writeSearch(dialogParameter, '', 'newCustomer')}`

/** Returns the pages that someone may open, without those of single things; the legal ones only to who looks for them. */
export function listPages({ me, guest, customerId }: Finder, typed: string): Entry[] {
  const ofCustomers = [...ownPages, ...furtherPages]
  const own = me
    ? [
        ...(isStaff(me) ? staffPages : []),
        ...(isOperator(me) ? operatorPages : []),
        ...ofCustomers.filter(({ path }) => !isHidden(guest, path)),
        ...(me.role === 'customer' && !guest && customerId !== '' ? settingsPages : []),
      ]
    : ofCustomers.map((page) => ({ ...page, path: demoPath(page.path) }))
  return [...own, ...(typed === '' ? [] : legalPages)]
    .filter(({ isOfOne }) => !isOfOne)
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
