import { useQuery } from '@tanstack/react-query'
import type { KitchenSettings, KitchenStation } from '@tiffin/contract'
import {
  Alert,
  Button,
  CloseButton,
  Fieldset,
  Group,
  NativeSelect,
  NumberInput,
  Stack,
  Text,
  TextInput,
} from '@mantine/core'
import { Fragment, useState } from 'react'
import { useTRPC } from '../../lib/api/trpc.ts'
import type { SectionFieldsProps } from './section-fields.ts'

type Work = KitchenSettings['work'][number]

interface RemovedStation {
  station: KitchenStation
  index: number
  /** What it made. */
  work: Work[]
}

interface RemovedNoteProps {
  removed: RemovedStation
  onPutBack: () => void
}

type KitchenForm = SectionFieldsProps<'kitchen'>['form']

const NO_STATION = ''
const MINUTES = { suffix: ' min', decimalScale: 1, step: 0.5, min: 0, w: 120 } as const

/** The stations with their limits, and who makes what in which time. */
export const KitchenFields = ({ form }: SectionFieldsProps<'kitchen'>) => (
  <Stack>
    <Stations form={form} />
    <CategoryWork form={form} />
  </Stack>
)

function Stations({ form }: { form: KitchenForm }) {
  const { stations } = form.values
  const [removed, setRemoved] = useState<RemovedStation | null>(null)

  function remove(index: number) {
    const station = stations[index]
    if (station === undefined) return
    const { work } = form.getValues()
    const made = work.filter((entry) => entry.station === station.key)
    // Removing one that makes nothing leaves the earlier one's Undo.
    if (made.length > 0) setRemoved({ station, index, work: made })
    form.setFieldValue(
      'work',
      work.filter((entry) => entry.station !== station.key),
    )
    form.removeListItem('stations', index)
  }

  function putBack({ station, index, work }: RemovedStation) {
    const { work: current } = form.getValues()
    const isFree = ({ category }: Work) => current.every((entry) => entry.category !== category)
    form.insertListItem('stations', station, index)
    form.setFieldValue('work', [...current, ...work.filter(isFree)])
    setRemoved(null)
  }

  // Saved, discarded or put back: there is nothing to undo any more.
  const isOver = !form.isDirty() || stations.some(({ key }) => key === removed?.station.key)
  if (removed !== null && isOver) setRemoved(null)

  const note = removed !== null && <RemovedNote removed={removed} onPutBack={() => putBack(removed)} />
  const noteIndex = Math.min(removed?.index ?? 0, stations.length)

  return (
    <Fieldset legend="Stations">
      <Stack gap="sm">
        <Text fz="sm" c="dimmed">
          How many minutes of work each can do in 15 minutes: two cooks have 30. Leave blank for no limit.
        </Text>
        {stations.map(({ key, name }, index) => (
          <Fragment key={key}>
            {noteIndex === index && note}
            <Group gap="xs" wrap="nowrap" align="flex-start">
              <TextInput
                flex={1}
                miw={0}
                maw={180}
                aria-label={`Name of station ${index + 1}`}
                {...form.getInputProps(`stations.${index}.name`)}
              />
              <CapacityInput form={form} index={index} />
              <CloseButton size="lg" aria-label={`Remove: ${name}`} onClick={() => remove(index)} />
            </Group>
          </Fragment>
        ))}
        {noteIndex === stations.length && note}
        <Group>
          <Button
            variant="subtle"
            onClick={() =>
              form.insertListItem(
                'stations',
                newStation([...stations, ...(removed ? [removed.station] : [])]),
              )
            }
          >
            Add a station
          </Button>
        </Group>
      </Stack>
    </Fieldset>
  )
}

function CapacityInput({ form, index }: { form: KitchenForm; index: number }) {
  const { value, onChange, ...props } = form.getInputProps(`stations.${index}.capacityMinutes`) as {
    value: number | null
    onChange: (value: number | null) => void
  }
  return (
    <NumberInput
      {...MINUTES}
      aria-label={`Minutes of work in 15 minutes: ${form.values.stations[index]?.name}`}
      placeholder="no limit"
      value={value ?? ''}
      onChange={(typed) => onChange(typed === '' ? null : Number(typed))}
      {...props}
    />
  )
}

/** Its key stays when it is renamed, so it only has to be new. */
function newStation(stations: readonly KitchenStation[]): KitchenStation {
  const taken = new Set(stations.map(({ key }) => key))
  let number = 1
  while (taken.has(`station-${number}`)) number += 1
  return { key: `station-${number}`, name: `Station ${number}`, capacityMinutes: null }
}

/** What nobody makes now, before it is saved. */
function RemovedNote({ removed: { station, work }, onPutBack }: RemovedNoteProps) {
  const trpc = useTRPC()
  const { data: categories = [] } = useQuery(trpc.categories.list.queryOptions())
  const names = categories.filter(({ slug }) => work.some(({ category }) => category === slug))
  return (
    <Alert color="saffron" role="alert" title={`${station.name} is removed`}>
      <Stack gap="xs" align="flex-start">
        {names.length > 0 && `Without a station now: ${names.map(({ name }) => name).join(', ')}.`}
        <Button size="compact-sm" variant="light" onClick={onPutBack}>
          Undo
        </Button>
      </Stack>
    </Alert>
  )
}

/** Every category of the menu, in menu order. */
function CategoryWork({ form }: { form: KitchenForm }) {
  const trpc = useTRPC()
  const { data: categories = [] } = useQuery(trpc.categories.list.queryOptions())
  const { stations, work } = form.values
  const options = [
    { value: NO_STATION, label: 'No station' },
    ...stations.map(({ key, name }) => ({ value: key, label: name })),
  ]

  function choose(category: string, station: string) {
    const others = work.filter((entry) => entry.category !== category)
    const minutes = work.find((entry) => entry.category === category)?.minutes ?? 1
    form.setFieldValue('work', station === NO_STATION ? others : [...others, { category, station, minutes }])
  }

  return (
    <Fieldset legend="Dishes">
      <Stack gap="xs">
        <Text fz="sm" c="dimmed">
          Which station makes each dish, and minutes per portion.
        </Text>
        {categories.map(({ slug, name }) => {
          const index = work.findIndex(({ category }) => category === slug)
          return (
            <Group key={slug} gap="sm" align="flex-start">
              <Text w={{ base: '100%', xs: 180 }} pt={6}>
                {name}
              </Text>
              <NativeSelect
                aria-label={`Station: ${name}`}
                data={options}
                value={work[index]?.station ?? NO_STATION}
                onChange={({ currentTarget }) => choose(slug, currentTarget.value)}
              />
              {index >= 0 && (
                <NumberInput
                  {...MINUTES}
                  aria-label={`Minutes for a portion: ${name}`}
                  {...form.getInputProps(`work.${index}.minutes`)}
                />
              )}
            </Group>
          )
        })}
      </Stack>
    </Fieldset>
  )
}
