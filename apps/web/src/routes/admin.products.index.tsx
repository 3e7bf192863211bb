import { createFileRoute } from '@tanstack/react-router'
import type { ImportResult } from '@tiffin/contract'
import { useState } from 'react'
import { AvailabilityMenu } from '../features/availability/availability-menu.tsx'
import { ImportButton } from '../features/menu-import/import-button.tsx'
import { importedWords } from '../features/menu-import/imported-words.ts'
import { MenuImport } from '../features/menu-import/menu-import.tsx'
import { TemplateButtons } from '../features/menu-import/template-buttons.tsx'
import { ProductList } from '../features/product-list/product-list.tsx'
import { readListSearch } from '../features/product-list/list-search.ts'
import { AdminPage } from '../layout/admin-page.tsx'
import { pageHead } from '../lib/page-head.ts'
import { useMay } from '../lib/use-may.ts'
import { useRefreshMenu } from '../lib/use-refresh-menu.ts'
import { ButtonLink } from '../ui/counter/button-link.tsx'
import { showToast } from '../ui/toast.ts'

export const Route = createFileRoute('/admin/products/')({
  validateSearch: readListSearch,
  head: ({ match }) => pageHead({ match, title: 'Products' }),
  component: ProductsPage,
})

function ProductsPage() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const mayEdit = useMay()?.('menu') ?? false
  const refreshMenu = useRefreshMenu()
  // The same file may be chosen again, edited meanwhile: each choice has a number.
  const [chosen, setChosen] = useState<{ file: File; number: number } | null>(null)
  const chooseFile = (file: File) => setChosen({ file, number: (chosen?.number ?? 0) + 1 })

  function handleImported(result: ImportResult) {
    setChosen(null)
    void refreshMenu()
    void showToast({ message: importedWords(result), kind: 'success' })
  }

  return (
    <AdminPage
      title="Products"
      actions={
        <>
          <ButtonLink to="/admin/availability">Availability</ButtonLink>
          {mayEdit && (
            <>
              <TemplateButtons />
              <ButtonLink to="/admin/products/$id" params={{ id: 'new' }} variant="filled">
                New Product
              </ButtonLink>
              <ImportButton onFile={chooseFile} />
            </>
          )}
        </>
      }
    >
      {chosen && (
        <MenuImport
          key={chosen.number}
          file={chosen.file}
          onOtherFile={chooseFile}
          onImported={handleImported}
          onClose={() => setChosen(null)}
        />
      )}
      <ProductList
        search={search}
        renderAvailability={(product) => <AvailabilityMenu product={product} />}
        onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
      />
    </AdminPage>
  )
}
