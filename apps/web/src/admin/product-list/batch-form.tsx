import { Button, Group, NativeSelect, SimpleGrid, Stack, Table, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { upperFirst } from '@mantine/hooks'
import { useMutation, useQuery } from '@tanstack/react-query'
import {
  dietaryLabels,
  MAX_CHANGED_PRODUCTS,
  productsChange,
  type ChangedProducts,
  type ListedProduct,
  type ProductsChange,
} from '@tiffin/contract'
import { useState } from 'react'
import { AmountInput } from '../../domain/admin/amount-input.tsx'
import { explainFailure, readErrorBody } from '../../lib/api/explain-failure.ts'
import { useMoney } from '../../lib/api/settings.tsx'
import { useTRPC, useTRPCClient } from '../../lib/api/trpc.ts'
import { useRefreshMenu } from '../../lib/api/use-menu-dishes.ts'
import { showErrors } from '../../lib/forms/show-errors.ts'
import { FailureAlert } from '../../ui/admin/failure-alert.tsx'
import {
  batchKinds,
  countProducts,
  emptyBatch,
  readBatch,
  roundingsOf,
  type BatchDraft,
} from './batch-draft.ts'

interface BatchFormProps {
  products: readonly ListedProduct[]
  onDone: (result: ChangedProducts) => void
  onCancel: () => void
}

/** Asks what to change about the products, shows what that does to each of them, and changes them. */
export function BatchForm({ products, onDone, onCancel }: BatchFormProps) {
  const client = useTRPCClient()
  const money = useMoney()
  const refreshMenu = useRefreshMenu()
  const form = useForm<BatchDraft>({ initialValues: emptyBatch })
  // What is previewed is what is changed, whatever happens to the list meanwhile.
  const [wanted, setWanted] = useState<{
    change: ProductsChange
    versions: { id: string; version: number }[]
  }>()
  const preview = useMutation({
    mutationFn: ({ change, versions }: NonNullable<typeof wanted>) =>
      client.products.previewChanges.mutate({ products: versions, change }),
    onError: (error) => showErrors(form, errorsIn(error)),
  })
  const saving = useMutation({
    async mutationFn({ change, versions }: NonNullable<typeof wanted>) {
      const result = await client.products.changeSeveral.mutate({ products: versions, change })
      await refreshMenu()
      return result
    },
    onSuccess: onDone,
  })

  function handlePreview() {
    const change = readBatch(form.values, money)
    if (change === null) {
      showErrors(form, { kind: 'Choose what to change' })
      return
    }
    const { error } = productsChange.safeParse(change)
    if (error) {
      showErrors(
        form,
        Object.fromEntries(error.issues.map(({ path, message }) => [String(path[0]), message])),
      )
      return
    }
    const next = { change, versions: products.map(({ _id: id, version }) => ({ id, version })) }
    setWanted(next)
    saving.reset()
    preview.mutate(next)
  }

  if (products.length > MAX_CHANGED_PRODUCTS) return <TooMany count={products.length} onCancel={onCancel} />
  const isAtField = Object.keys(errorsIn(preview.error)).length > 0
  if (preview.data !== undefined && wanted !== undefined) {
    return (
      <Preview
        result={preview.data}
        error={saving.error}
        isSaving={saving.isPending}
        onSave={() => saving.mutate(wanted)}
        onBack={() => preview.reset()}
      />
    )
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        handlePreview()
      }}
    >
      <Stack>
        <NativeSelect
          label="What to change"
          data={[{ value: '', label: 'Choose…' }, ...batchKinds.map(([value, label]) => ({ value, label }))]}
          data-autofocus
          {...form.getInputProps('kind')}
        />
        <BatchFields form={form} />
        <FailureAlert failure={preview.error && !isAtField ? explainFailure(preview.error) : null} />
        <Group gap="sm">
          <Button type="submit" loading={preview.isPending}>
            Preview
          </Button>
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

function TooMany({ count, onCancel }: { count: number; onCancel: () => void }) {
  return (
    <Stack>
      <Text>
        {`At most ${MAX_CHANGED_PRODUCTS.toLocaleString('en')} products can be changed together, and ${count.toLocaleString('en')} are selected. Search for a word, and select what it finds.`}
      </Text>
      <Group>
        <Button variant="default" data-autofocus onClick={onCancel}>
          Close
        </Button>
      </Group>
    </Stack>
  )
}

/** By field: the server says 'change.by' where the form says 'by'. */
const errorsIn = (error: unknown) =>
  Object.fromEntries(
    (readErrorBody(error)?.issues ?? []).map(({ path, message }) => [path.replace(/^change\./, ''), message]),
  )

function BatchFields({ form }: { form: ReturnType<typeof useForm<BatchDraft>> }) {
  const money = useMoney()
  const trpc = useTRPC()
  const { data: categories = [] } = useQuery(trpc.categories.list.queryOptions())
  const { kind, unit, roundTo } = form.values
  switch (kind) {
    case 'category':
      return (
        <NativeSelect
          label="Category"
          data={[
            { value: '', label: 'Choose a category' },
            ...categories.map(({ slug, name }) => ({ value: slug, label: name })),
          ]}
          {...form.getInputProps('categorySlug')}
        />
      )
    case 'soldOut':
      return (
        <NativeSelect
          label="Until"
          data={[
            { value: 'tomorrow', label: 'Tomorrow' },
            { value: 'turned on', label: 'I turn them back on' },
          ]}
          {...form.getInputProps('until')}
        />
      )
    case 'raise':
    case 'lower':
      return (
        <>
          <SimpleGrid cols={2}>
            {unit === 'percent' ? (
              <TextInput label="By" inputMode="decimal" autoComplete="off" {...form.getInputProps('by')} />
            ) : (
              <AmountInput label="By" {...form.getInputProps('by')} />
            )}
            <NativeSelect
              label="Unit"
              data={[
                { value: 'percent', label: 'Percent' },
                { value: 'amount', label: 'Amount' },
              ]}
              {...form.getInputProps('unit')}
            />
          </SimpleGrid>
          <SimpleGrid cols={2}>
            <NativeSelect
              label="Round new prices"
              data={[{ value: '', label: 'To the smallest coin' }, ...roundingsOf(money)]}
              {...form.getInputProps('roundTo')}
            />
            {roundTo !== '' && (
              <AmountInput
                label="Ending in"
                description="Such as 0.99. Blank for none."
                {...form.getInputProps('ending')}
              />
            )}
          </SimpleGrid>
        </>
      )
    case 'addLabel':
    case 'removeLabel':
      return (
        <NativeSelect
          label="Dietary label"
          data={dietaryLabels.map((value) => ({ value, label: upperFirst(value) }))}
          {...form.getInputProps('diet')}
        />
      )
    default:
      return null
  }
}

interface PreviewProps {
  result: ChangedProducts
  error: unknown
  isSaving: boolean
  onSave: () => void
  onBack: () => void
}

function Preview({ result: { changed, unchanged, refused }, error, isSaving, onSave, onBack }: PreviewProps) {
  return (
    <Stack>
      {unchanged > 0 && <Text c="dimmed">{`${countProducts(unchanged)} already like that.`}</Text>}
      {refused.length > 0 && (
        <div>
          <Text fw={600}>Left as they are</Text>
          <ul role="list">
            {refused.map(({ _id, message }) => (
              <li key={_id}>{message}</li>
            ))}
          </ul>
        </div>
      )}
      {changed.length === 0 ? (
        <Text>Nothing changes.</Text>
      ) : (
        <Table aria-label="Preview" layout="fixed" style={{ overflowWrap: 'anywhere' }}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th w="50%">Product</Table.Th>
              <Table.Th>Now</Table.Th>
              <Table.Th>New</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {changed.map(({ _id, title, before, after }) => (
              <Table.Tr key={_id}>
                <Table.Th scope="row" fw={400}>
                  {title}
                </Table.Th>
                <Table.Td>{before}</Table.Td>
                <Table.Td fw={600}>{after}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
      <FailureAlert failure={error ? explainFailure(error) : null} />
      <Group gap="sm">
        {changed.length > 0 && (
          <Button data-autofocus loading={isSaving} onClick={onSave}>
            {`Change ${countProducts(changed.length)}`}
          </Button>
        )}
        <Button variant="default" disabled={isSaving} onClick={onBack}>
          Back
        </Button>
      </Group>
    </Stack>
  )
}
