import type { UploadedPicture } from '@tiffin/contract'
import { useEffect, useRef, useState } from 'react'
import { explainFailure } from '../../lib/api/explain-failure.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { uploadFile } from '../../lib/api/upload-file.ts'

/** What became of a photograph: undefined until it is sent. */
export type PhotoState = 'sending' | 'added' | { failure: string }

export interface PhotoOfDish {
  file: File
  dishId: string
}

/** Uploads photographs one after the other and gives each to its dish. What fails keeps none of the others back. */
export function usePhotoUploads(onDone: () => void) {
  const [states, setStates] = useState<ReadonlyMap<File, PhotoState>>(new Map())
  const [isSending, setIsSending] = useState(false)
  const running = useRef<AbortController>(null)
  const { mutateAsync: changeDish } = trpc.products.change.useMutation()

  useEffect(() => () => running.current?.abort(), [])

  const note = (file: File, state: PhotoState) => setStates((before) => new Map(before).set(file, state))

  async function send({ file, dishId }: PhotoOfDish, signal: AbortSignal) {
    note(file, 'sending')
    try {
      const { url } = await uploadFile<UploadedPicture>({ path: '/api/pictures', file, signal })
      await changeDish({ id: dishId, imageUrl: url })
      note(file, 'added')
    } catch (error) {
      note(file, { failure: signal.aborted ? 'Stopped' : explainFailure(error).title })
    }
  }

  return {
    states,
    isSending,
    stop: () => running.current?.abort(),
    async sendAll(photos: readonly PhotoOfDish[]) {
      const { signal } = (running.current = new AbortController())
      setIsSending(true)
      for (const photo of photos) {
        if (signal.aborted) break
        await send(photo, signal)
      }
      setIsSending(false)
      onDone()
    },
  }
}
