import { Button, Group, Select, Slider, Stack, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type Crop, MAX_ZOOM, partOf, type PictureCrop, type PictureShape } from '@tiffin/contract'
import { useId, useRef, useState, type PointerEvent } from 'react'
import { explainFailure } from '../../lib/api/explain-failure.ts'
import { useTRPC } from '../../lib/api/trpc.ts'
import { FailureAlert } from '../../ui/admin/failure-alert.tsx'
import classes from './picture-crop.module.css'

interface CropPictureProps {
  /** Of an uploaded picture. */
  url: string
  /** The first one is chosen unless it was cropped before. */
  shapes: readonly [PictureShape, ...PictureShape[]]
  onCropped: (url: string) => void
}

/** Chooses which part of an uploaded picture is shown: by finger, by mouse or by keys. The picture stays as it was uploaded. */
export function CropPicture({ url, shapes, onCropped }: CropPictureProps) {
  const [isOpen, setIsOpen] = useState(false)
  const trpc = useTRPC()
  const query = useQuery(trpc.pictures.readCrop.queryOptions({ url }, { enabled: isOpen }))
  if (!isOpen)
    return (
      <Group>
        <Button variant="default" size="compact-md" onClick={() => setIsOpen(true)}>
          Choose the part to show
        </Button>
      </Group>
    )
  if (query.data === undefined)
    return <FailureAlert failure={query.isError ? explainFailure(query.error) : null} />
  return (
    <CropForm
      key={url}
      read={query.data}
      shapes={shapes}
      onClose={() => setIsOpen(false)}
      onCropped={(cropped) => {
        setIsOpen(false)
        onCropped(cropped)
      }}
    />
  )
}

interface CropFormProps extends Pick<CropPictureProps, 'shapes' | 'onCropped'> {
  read: PictureCrop
  onClose: () => void
}

const shapeNames: Readonly<Record<PictureShape, string>> = {
  '4:3': 'Four by three',
  '1:1': 'Square',
  original: 'As it is',
}

const percent = (share: number) => `${Math.round(share * 100)}%`

function CropForm({ read: { original, crop: before }, shapes, onClose, onCropped }: CropFormProps) {
  const id = useId()
  const [crop, setCrop] = useState<Crop>(before ?? { shape: shapes[0], x: 0.5, y: 0.5, zoom: 1 })
  const trpc = useTRPC()
  const cropping = useMutation(trpc.pictures.crop.mutationOptions({ onSuccess: ({ url }) => onCropped(url) }))
  const change = (changes: Partial<Crop>) => setCrop((last) => ({ ...last, ...changes }))
  const slider = (label: string, value: number, onChange: (value: number) => void) => (
    <div>
      <Text id={`${id}-${label}`} size="sm">
        {label}
      </Text>
      <Slider
        thumbLabel={label}
        min={0}
        max={1}
        step={0.01}
        label={percent}
        value={value}
        onChange={onChange}
      />
    </div>
  )
  return (
    <Stack role="group" aria-label="The part to show" gap="sm">
      <Stage original={original} crop={crop} onPoint={change} />
      {shapes.length > 1 && (
        <Select
          label="Shape"
          data={shapes.map((shape) => ({ value: shape, label: shapeNames[shape] }))}
          allowDeselect={false}
          value={crop.shape}
          onChange={(shape) => change({ shape: shape as PictureShape })}
        />
      )}
      {slider('Left to right', crop.x, (x) => change({ x }))}
      {slider('Top to bottom', crop.y, (y) => change({ y }))}
      <div>
        <Text size="sm">Closer</Text>
        <Slider
          thumbLabel="Closer"
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          label={(zoom) => `${zoom.toFixed(2)}×`}
          value={crop.zoom}
          onChange={(zoom) => change({ zoom })}
        />
      </div>
      <FailureAlert failure={cropping.isError ? explainFailure(cropping.error) : null} />
      <Group>
        <Button loading={cropping.isPending} onClick={() => cropping.mutate({ url: original.url, ...crop })}>
          Use this part
        </Button>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
      </Group>
    </Stack>
  )
}

interface StageProps {
  original: PictureCrop['original']
  crop: Crop
  onPoint: (point: Pick<Crop, 'x' | 'y'>) => void
}

/** The whole picture, with what is left out in the shade. The sliders below do the same by keys. */
function Stage({ original, crop, onPoint }: StageProps) {
  const stage = useRef<HTMLDivElement>(null)
  const { width, height } = original
  const part = partOf(original, crop)

  function point({ clientX, clientY, buttons }: PointerEvent) {
    const box = stage.current?.getBoundingClientRect()
    if (!box || buttons === 0) return
    const within = (share: number) => Math.min(1, Math.max(0, share))
    onPoint({
      x: within((clientX - box.left) / box.width),
      y: within((clientY - box.top) / box.height),
    })
  }

  return (
    <div
      ref={stage}
      className={classes.stage}
      style={{ aspectRatio: `${width} / ${height}` }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        point(event)
      }}
      onPointerMove={point}
    >
      <img src={original.url} alt="" draggable={false} />
      <div
        className={classes.part}
        style={{
          left: percentOf(part.left, width),
          top: percentOf(part.top, height),
          width: percentOf(part.width, width),
          height: percentOf(part.height, height),
        }}
      />
    </div>
  )
}

const percentOf = (length: number, whole: number) => `${(length / whole) * 100}%`
