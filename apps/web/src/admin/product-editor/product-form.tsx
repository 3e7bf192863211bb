import { AmountInput } from '../../domain/admin/amount-input.tsx'
import { useMoney } from '../../lib/api/settings.tsx'
import { Checkbox, Grid, Group, NativeSelect, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core'
import { upperFirst } from '@mantine/hooks'
import {
  dietaryLabels,
  MAX_DISH_NUMBER_LENGTH,
  MAX_SKU_LENGTH,
  normalizeSlug,
  spiceLevels,
  type Category,
  type EditableProduct,
} from '@tiffin/contract'
import { shopCopy } from '@tiffin/copy'
import { useState, type ReactNode, useEffect, useEffectEvent } from 'react'
import { useTRPCClient } from '../../lib/api/trpc.ts'
import { useRecordForm } from '../../lib/forms/use-record-form.ts'
import { useRefreshMenu } from '../../lib/api/use-menu-dishes.ts'
import { RecordForm } from '../../ui/admin/record-page.tsx'
import { AllergenField } from '../../domain/admin/allergen-field.tsx'
import { TitledSection } from '../../ui/admin/fact-list.tsx'
import { PictureUpload } from '../../domain/admin/picture-upload.tsx'
import {
  draftOf,
  fieldNames,
  describeDraft,
  sortDietary,
  changesOf,
  inputOf,
  productForm,
} from './product-draft.ts'
import { AnotherPainting } from './another-painting.tsx'
import { OptionPicker } from './option-picker.tsx'

interface ProductFormProps {
  /** The product being edited, or null for a new one. */
  product: EditableProduct | null
  categories: readonly Category[]
  onSaved: (title: string) => void
  onCancel: () => void
}

/** Screen readers say so; there is no asterisk. */
const required = { required: true, withAsterisk: false } as const

const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, label: upperFirst(value) }))

export function ProductForm({ product, categories, onSaved, onCancel }: ProductFormProps) {
  const client = useTRPCClient()
  const refreshMenu = useRefreshMenu()
  const [isUploading, setIsUploading] = useState(false)
  const [painting, setPainting] = useState(product?.isPainted ? product.thumbnail : undefined)
  const money = useMoney()
  const record = useRecordForm({
    original: product,
    draftOf: (entry) => draftOf(entry, money),
    read: (draft) => inputOf(draft, money),
    schema: productForm(money),
    // The server says 'attributes.abv' and 'dietary.0' where the form says 'abv' and 'dietary'.
    fieldOf: (path) =>
      path.startsWith('optionGroups.') ? path : path.replace(/^attributes\./, '').replace(/\.\d+$/, ''),
    async save(input, base) {
      if (base === null) return client.products.create.mutate(input)
      const changes = changesOf(input, inputOf(draftOf(base, money), money))
      if (Object.keys(changes).length === 0) return base
      return client.products.change.mutate({ id: base._id, version: base.version, ...changes })
    },
    loadNewest: () => client.products.getEditable.query({ id: product?._id ?? '' }),
    refresh: async () => void refreshMenu(),
    onSaved: ({ title }) => onSaved(title),
    fallback: 'Failed to save product',
    fieldNames,
  })
  const { form, bind } = record
  const { title, slug, imageUrl, dietary } = form.values
  const toSlug = useSlugs(title, (better) => {
    if (product === null && slug === normalizeSlug(title)) form.setFieldValue('slug', better(title))
  })

  /** A new product's slug follows its title until someone enters a slug. */
  function changeTitle(typed: string) {
    const isAutomatic =
      slug === '' || (product === null && [toSlug(title), normalizeSlug(title)].includes(slug))
    form.setValues(isAutomatic ? { title: typed, slug: toSlug(typed) } : { title: typed })
  }

  return (
    <RecordForm
      record={record}
      describe={(draft) => describeDraft(draft, { categories, money })}
      submitLabel="Save"
      isBusy={isUploading}
      onCancel={onCancel}
    >
      <Grid>
        <Grid.Col span={{ base: 12, md: 7 }}>
          <Section title="On the menu">
            <TextInput
              {...bind('title')}
              {...required}
              onChange={({ target }) => changeTitle(target.value)}
            />
            <TextInput
              {...bind('slug')}
              {...required}
              description="The last part of its web address: lowercase letters, digits and hyphens."
              autoCapitalize="none"
              spellCheck={false}
              onBlur={() => form.setFieldValue('slug', toSlug(slug.trim() || title))}
            />
            <Textarea {...bind('description')} rows={3} />
            <SimpleGrid cols={{ base: 1, xs: 2 }}>
              <TextInput
                {...bind('number')}
                description="Such as 12 or M4b. Blank if your dishes have none."
                maxLength={MAX_DISH_NUMBER_LENGTH}
              />
              <TextInput
                {...bind('sku')}
                description="What your till or another program calls it."
                maxLength={MAX_SKU_LENGTH}
                autoCapitalize="none"
                spellCheck={false}
              />
              <AmountInput {...bind('price')} {...required} />
              <NativeSelect {...bind('categorySlug')} {...required}>
                <option value="">Choose a category</option>
                {categories.map((each) => (
                  <option key={each.slug} value={each.slug}>
                    {`${each.emoji} ${each.name}`.trim()}
                  </option>
                ))}
              </NativeSelect>
            </SimpleGrid>
            <PictureUpload
              shapes={['4:3']}
              url={imageUrl.trim() || painting || ''}
              onUploaded={(url) => form.setFieldValue('imageUrl', url)}
              onBusyChange={setIsUploading}
            />
            {product !== null &&
              (product.isPainted || product.thumbnail === undefined) &&
              imageUrl.trim() === '' && <AnotherPainting productId={product._id} onPainted={setPainting} />}
            <TextInput
              {...bind('imageUrl')}
              description="Upload a picture, or enter an http(s) address or a path on this site. Without one, we paint the dish from its title and description. Guests who cannot see it hear the title."
              inputMode="url"
              autoCapitalize="none"
              spellCheck={false}
            />
            <Checkbox {...bind('isFeatured', 'checkbox')} />
            <Checkbox
              {...bind('isHidden', 'checkbox')}
              description="Not on the menu and not for sale. It can still be a choice of another dish."
            />
          </Section>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 5 }}>
          <Stack>
            <Section title="Discount and portions">
              <TextInput
                {...bind('discountPercent')}
                description="Leave blank for none."
                inputMode="decimal"
              />
              <TextInput
                {...bind('stock')}
                description="Portions left. Leave blank if they aren’t counted; the dish is then always available."
                inputMode="numeric"
              />
            </Section>
            <Section title="Diet, allergens and spice">
              <Checkbox.Group
                label={fieldNames.dietary}
                value={dietary}
                onChange={(labels) => form.setFieldValue('dietary', sortDietary(labels))}
              >
                <Group mt="xs">
                  {optionsOf(dietaryLabels).map((option) => (
                    <Checkbox key={option.value} {...option} />
                  ))}
                </Group>
              </Checkbox.Group>
              <AllergenField
                label={fieldNames.allergens}
                unknown={`Not stated: guests read “${shopCopy.diets.notStated}” Filters for allergens leave the dish out.`}
                value={form.values.allergens}
                unstated={product?.unstatedAllergens}
                isComplete={form.values.hasAllAllergens}
                onComplete={(isComplete) => form.setFieldValue('hasAllAllergens', isComplete)}
                error={form.errors.allergens}
                onChange={(value) => form.setFieldValue('allergens', value)}
              />
              <NativeSelect
                {...bind('spiceLevel')}
                data={[{ value: '', label: 'None' }, ...optionsOf(spiceLevels)]}
              />
            </Section>
            <Section title="Options">
              <OptionPicker form={form} />
            </Section>
            <Section title="For drinks">
              <SimpleGrid cols={{ base: 1, xs: 3 }}>
                <TextInput {...bind('abv')} inputMode="decimal" />
                <TextInput {...bind('volumeMl')} inputMode="decimal" />
                <TextInput {...bind('origin')} />
              </SimpleGrid>
              <Textarea {...bind('flavourNotes')} rows={2} />
            </Section>
          </Stack>
        </Grid.Col>
      </Grid>
    </RecordForm>
  )
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <TitledSection isCard title={title}>
    <Stack>{children}</Stack>
  </TitledSection>
)

type ToSlug = (text: string) => string

// The table of other scripts is large, and most menus are in Latin letters.
let inAnyScript: ToSlug | undefined

const needsTable = (title: string) => /(?!\p{Script=Latin})\p{L}/u.test(title)

/**
 * The slug of a title. Other scripts than Latin need a table, which is loaded as soon as the title has one; then
 * `onLoaded` gets the function that knows them.
 */
function useSlugs(title: string, onLoaded: (toSlug: ToSlug) => void): ToSlug {
  const [, setIsLoaded] = useState(inAnyScript !== undefined)
  const mustLoad = inAnyScript === undefined && needsTable(title)
  const handleLoaded = useEffectEvent(onLoaded)
  useEffect(() => {
    if (!mustLoad) return
    void load()
    async function load() {
      const { slugOf } = await import('@tiffin/contract/slug-of')
      inAnyScript = slugOf
      setIsLoaded(true)
      handleLoaded(slugOf)
    }
  }, [mustLoad])
  return inAnyScript ?? normalizeSlug
}
