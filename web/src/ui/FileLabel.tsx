import type { InputHTMLAttributes } from 'react'

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  onFiles: (files: readonly File[]) => void
}

/** What is pressed to choose files, in the words of the house: the browser's own field speaks the browser's language. */
export function FileLabel({ onFiles, className = '', children, ...input }: Props) {
  return (
    <label
      className={`cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand ${className}`}
    >
      <input
        {...input}
        type="file"
        className="sr-only"
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          // So that the same file can be chosen once more.
          currentTarget.value = ''
        }}
      />
      {children}
    </label>
  )
}
