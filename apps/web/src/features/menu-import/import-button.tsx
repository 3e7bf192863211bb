import { useRef, type ChangeEvent } from 'react'
import { Button } from '../../ui/button.tsx'
import classes from './menu-import.module.css'

interface ImportButtonProps {
  label?: string
  onFile: (file: File) => void
}

/** Opens the device's own choice of files. Nothing happens until one is chosen. */
export function ImportButton({ label = 'Import Excel', onFile }: ImportButtonProps) {
  const input = useRef<HTMLInputElement>(null)

  function handleChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0]
    if (file) onFile(file)
    // The same file, edited meanwhile, may be chosen again.
    currentTarget.value = ''
  }

  return (
    <>
      <Button look="outline" onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".xlsx,.xls"
        className={classes.picker}
        aria-label={label}
        tabIndex={-1}
        onChange={handleChange}
      />
    </>
  )
}
