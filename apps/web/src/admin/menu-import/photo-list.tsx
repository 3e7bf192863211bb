import { Button, Card, Group, Loader, Select, Stack, Text, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { Product, UploadedPicture } from '@tiffin/contract'
import { useEffect, useRef, useState } from 'react'
import { useStaffMenu } from '../../domain/admin/use-staff-menu.ts'
import { explainFailure } from '../../lib/api/explain-failure.ts'
import { useTRPC } from '../../lib/api/trpc.ts'
import { uploadFile } from '../../lib/api/upload-file.ts'
import { matchPhotos } from './match-photos.ts'

interface PhotoListProps {
  photos: readonly File[]
  /** After some were added to their dishes. */
  onAdded: () => void
  onClose: () => void
}

/** Photographs with the dishes that they show, found by the files' names, and a button that adds them. */
export function PhotoList({ photos, onAdded, onClose }: PhotoListProps) {
  const { products } = useStaffMenu()
  const [chosen, setChosen] = useState<ReadonlyMap<File, string | null>>(new Map())
  const { states, isSending, stop, sendAll } = usePhotoUploads(onAdded)
  const matched = matchPhotos(
    photos.map(({ name }) => name),
    products ?? [],
  )
  const rows = photos.map((file, index) => ({
    file,
    dishId: chosen.has(file) ? (chosen.get(file) ?? null) : (matched[index] ?? null),
    state: states.get(file),
  }))
  const ready = rows.flatMap(({ file, dishId, state }) =>
    dishId !== null && state !== 'added' ? [{ file, dishId }] : [],
  )
  const added = rows.filter(({ state }) => state === 'added').length
  const dishes = (products ?? []).map(({ _id, title }) => ({ value: _id, label: title }))

  return (
    <Card withBorder>
      <Stack>
        <Title order={2} size="h4">
          Photographs
        </Title>
        <Text role="status">{describe({ added, ready: ready.length, all: rows.length })}</Text>
        <Stack component="ul" gap="sm" p={0} m={0} style={{ listStyle: 'none' }}>
          {rows.map(({ file, dishId, state }, place) => (
            <PhotoRow
              key={`${place} ${file.name}`}
              file={file}
              dishId={dishId}
              dishes={dishes}
              products={products}
              state={state}
              onDish={(id) => setChosen(new Map(chosen).set(file, id))}
            />
          ))}
        </Stack>
        <Group gap="sm">
          {ready.length > 0 && (
            <Button loading={isSending} onClick={() => void sendAll(ready)}>
              {ready.length === 1 ? 'Add 1 photograph' : `Add ${ready.length} photographs`}
            </Button>
          )}
          <Button variant="subtle" onClick={isSending ? stop : onClose}>
            {isSending ? 'Stop' : added > 0 ? 'Done' : 'Cancel'}
          </Button>
        </Group>
      </Stack>
    </Card>
  )
}

function describe({ added, ready, all }: { added: number; ready: number; all: number }): string {
  const open = all - added - ready
  return [
    ...(added > 0 ? [`${added} added.`] : []),
    ...(ready > 0 ? [`${ready} of ${all} have their dish.`] : []),
    ...(open > 0
      ? [`Choose the dish of ${open === 1 ? '1 photograph' : `${open} photographs`}, or leave it out.`]
      : []),
  ].join(' ')
}

interface PhotoRowProps {
  file: File
  dishId: string | null
  dishes: { value: string; label: string }[]
  products: readonly Pick<Product, '_id' | 'thumbnail'>[] | undefined
  state: PhotoState | undefined
  onDish: (id: string | null) => void
}

function PhotoRow({ file, dishId, dishes, products, state, onDish }: PhotoRowProps) {
  const before = products?.find(({ _id }) => _id === dishId)?.thumbnail
  const isFixed = state === 'added' || state === 'sending'
  return (
    <li>
      <Group wrap="nowrap" align="center">
        <PhotoPreview file={file} />
        <Stack gap={4} flex={1} miw={0}>
          <Text size="sm" c="dimmed" truncate>
            {file.name}
          </Text>
          <Select
            aria-label={`Dish on ${file.name}`}
            placeholder="Choose its dish"
            data={dishes}
            value={dishId}
            onChange={onDish}
            disabled={isFixed}
            searchable
            clearable
            limit={100}
            nothingFoundMessage="No dish with that name"
            {...(typeof state === 'object' && { error: state.failure })}
          />
          {before != null && !isFixed && (
            <Text size="sm" c="dimmed">
              Replaces the picture that this dish has
            </Text>
          )}
        </Stack>
        {state === 'sending' && <Loader size="sm" aria-label="Uploading" />}
        {state === 'added' && <Text fw={600}>Added</Text>}
      </Group>
    </li>
  )
}

const PREVIEW = { width: 144, height: 108 }

/** A photograph of this device, small: what is shown needs no more memory, and no address of its own. */
function PhotoPreview({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let isShown = true
    async function show() {
      const photo = await createImageBitmap(file)
      if (isShown) drawCropped(canvas.current?.getContext('2d'), photo)
      photo.close()
    }
    // One that this browser cannot read: the server says what is wrong with it.
    show().catch(() => {})
    return () => {
      isShown = false
    }
  }, [file])
  return (
    <canvas
      ref={canvas}
      {...PREVIEW}
      style={{ flex: 'none', width: 72, height: 54, borderRadius: 4 }}
      aria-hidden
    />
  )
}

/** Fills the preview; what does not fit is cut off on both sides. */
function drawCropped(context: CanvasRenderingContext2D | null | undefined, photo: ImageBitmap) {
  const scale = Math.max(PREVIEW.width / photo.width, PREVIEW.height / photo.height)
  const [width, height] = [photo.width * scale, photo.height * scale]
  context?.drawImage(photo, (PREVIEW.width - width) / 2, (PREVIEW.height - height) / 2, width, height)
}

/** What became of a photograph: undefined until it is sent. */
type PhotoState = 'sending' | 'added' | { failure: string }

interface PhotoOfDish {
  file: File
  dishId: string
}

/** Uploads photographs one after the other and gives each to its dish. What fails keeps none of the others back. */
function usePhotoUploads(onDone: () => void) {
  const [states, setStates] = useState<ReadonlyMap<File, PhotoState>>(new Map())
  const [isSending, setIsSending] = useState(false)
  const running = useRef<AbortController>(null)
  const trpc = useTRPC()
  const { mutateAsync: changeDish } = useMutation(trpc.products.change.mutationOptions())

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
