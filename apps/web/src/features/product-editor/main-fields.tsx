import {
  type Category,
  MAX_DESCRIPTION_LENGTH,
  MAX_LINK_LENGTH,
  MAX_SLUG_LENGTH,
  MAX_TITLE_LENGTH,
} from '@tiffin/contract'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import { PictureUpload } from '../../ui/picture-upload.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { bindField } from './bind-field.ts'
import classes from './fields.module.css'
import { fieldNames } from './product-draft.ts'
import type { ProductFormState } from './use-product-form.ts'

interface MainFieldsProps {
  form: ProductFormState
  categories: readonly Category[]
}

export function MainFields({ form, categories }: MainFieldsProps) {
  return (
    <div className={classes.fields}>
      <TextField
        {...bindField(form, 'title')}
        maxLength={MAX_TITLE_LENGTH}
        autoComplete="off"
        required
        onChange={(event) => form.changeTitle(event.currentTarget.value)}
      />
      <TextField
        {...bindField(form, 'slug')}
        description="How its page’s address ends: small letters, digits and hyphens."
        maxLength={MAX_SLUG_LENGTH}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        onBlur={form.completeSlug}
      />
      <TextArea {...bindField(form, 'description')} maxLength={MAX_DESCRIPTION_LENGTH} />
      <div className={classes.pair}>
        <TextField {...bindField(form, 'price')} inputMode="decimal" autoComplete="off" prefix="$" required />
        <SelectField {...bindField(form, 'categorySlug')} required>
          <option value="">Choose a category</option>
          {categories.map(({ slug, emoji, name }) => (
            <option key={slug} value={slug}>
              {`${emoji} ${name}`}
            </option>
          ))}
        </SelectField>
      </div>
      <PictureUpload
        label="Picture"
        url={form.draft.imageUrl}
        onUploaded={(imageUrl) => form.change({ imageUrl })}
        onBusyChange={form.setIsUploading}
      />
      <TextField
        {...bindField(form, 'imageUrl')}
        description="An uploaded picture, or an http(s) address, or a path of this site. Without one, a covered dish is shown."
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={MAX_LINK_LENGTH}
      />
      <CheckboxField
        label={fieldNames.isFeatured}
        name="isFeatured"
        checked={form.draft.isFeatured}
        onChange={(event) => form.change({ isFeatured: event.target.checked })}
      />
    </div>
  )
}
