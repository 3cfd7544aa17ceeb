import { expect, test } from 'vitest'
import { DEFAULT_COLOR } from '../../../platform/config/operatorDetails.ts'
import { allowStyle, brandStyleOf } from './brandStyle.ts'

test('a colour of the operator’s own becomes a style that the content policy allows', () => {
  const style = brandStyleOf('#7a1f5c')
  expect(style?.html).toContain('--color-brand:light-dark(#7a1f5c,')
  const policy = style && allowStyle("default-src 'none';style-src 'self' 'sha256-a'", style)
  expect(policy).toBe(`default-src 'none';style-src 'self' ${style?.source} 'sha256-a'`)
})

test('the service’s own colour needs none', () => {
  expect(brandStyleOf(DEFAULT_COLOR)).toBeNull()
})
