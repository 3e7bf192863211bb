import { useEffect, useRef, useState } from 'react'
import { PictureUpload } from '../../ui/picture-upload.tsx'
import { TextField } from '../../ui/text-field.tsx'

interface ImageFieldProps {
  defaultValue: string
  maxLength: number
  error: string | undefined
  onBusyChange: (isBusy: boolean) => void
}

/** The address of the picture, typed or got by uploading one. Begins anew when its form does. */
export function ImageField({ defaultValue, maxLength, error, onBusyChange }: ImageFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [url, setUrl] = useState(defaultValue)
  const [round, setRound] = useState(0)

  useEffect(() => {
    const form = input.current?.form
    function handleReset() {
      setUrl(defaultValue)
      setRound((before) => before + 1)
    }
    form?.addEventListener('reset', handleReset)
    return () => form?.removeEventListener('reset', handleReset)
  }, [defaultValue])

  return (
    <>
      <PictureUpload key={round} label="Picture" url={url} onUploaded={setUrl} onBusyChange={onBusyChange} />
      <TextField
        ref={input}
        label="Image URL"
        name="image"
        description="An uploaded picture, or an http(s) address, or a path of this site."
        inputMode="url"
        maxLength={maxLength}
        autoComplete="off"
        value={url}
        error={error}
        onChange={(event) => setUrl(event.currentTarget.value)}
      />
    </>
  )
}
