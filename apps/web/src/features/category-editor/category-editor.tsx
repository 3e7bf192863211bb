import { CardSection } from '../../ui/card-section.tsx'
import { showToast } from '../../ui/toast.ts'
import classes from './category-editor.module.css'
import { CategoryForm } from './category-form.tsx'
import { CategoryList } from './category-list.tsx'

/** The parts of the menu and their order. */
export function CategoryEditor() {
  return (
    <div className={classes.columns}>
      <CardSection title="New category" lead="It comes last on the menu until you move it up.">
        <CategoryForm
          submitLabel="Add category"
          onSaved={() => void showToast({ message: 'Category added', kind: 'success' })}
        />
      </CardSection>
      <CategoryList />
    </div>
  )
}
