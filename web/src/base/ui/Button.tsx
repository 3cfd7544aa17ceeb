import type { ButtonHTMLAttributes, Ref } from 'react'

const looks = {
  primary: 'bg-brand text-on-brand hover:opacity-90',
  secondary: 'field',
  danger: 'bg-expenses text-on-brand hover:opacity-90',
} as const

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: keyof typeof looks
  ref?: Ref<HTMLButtonElement>
}

export function Button({ look = 'primary', type = 'button', className = '', ...rest }: Props) {
  return (
    <button
      type={type}
      className={`control inline-flex items-center justify-center gap-2 px-4 font-medium transition-opacity disabled:cursor-default disabled:opacity-60 aria-disabled:cursor-default aria-disabled:opacity-60 ${looks[look]} ${className}`}
      {...rest}
    />
  )
}
