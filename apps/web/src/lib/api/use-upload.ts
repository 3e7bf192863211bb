import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { readErrorBody } from './explain-failure.ts'
import { uploadFile } from './upload-file.ts'

const noReason = 'The file did not arrive. Please check your connection and try again.'

interface UploadOptions<Answer> {
  path: string
  onUploaded: (answer: Answer) => void
}

/** Uploads one file at a time: a new one replaces the one being uploaded. */
export function useUpload<Answer>({ path, onUploaded }: UploadOptions<Answer>) {
  const [part, setPart] = useState(0)
  const running = useRef<AbortController>(null)
  const sending = useMutation({
    gcTime: 0,
    mutationFn: (file: File) => {
      running.current?.abort()
      const { signal } = (running.current = new AbortController())
      setPart(0)
      return uploadFile<Answer>({ path, file, onProgress: setPart, signal })
    },
    onSuccess: onUploaded,
  })

  useEffect(() => () => running.current?.abort(), [])

  function stop() {
    running.current?.abort()
    sending.reset()
  }

  return {
    send: sending.mutate,
    stop,
    /** Retries what failed. */
    sendAgain: () => sending.variables && sending.mutate(sending.variables),
    /** From 0 to 1 while a file is being uploaded, else null. */
    part: sending.isPending ? part : null,
    isDone: sending.isSuccess,
    failure: sending.isError ? (readErrorBody(sending.error)?.message ?? noReason) : null,
  }
}
