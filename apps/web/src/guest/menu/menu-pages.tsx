import { MENU_PAGE_LENGTH } from '@tiffin/contract'
import { ButtonLink } from '../../ui/button.tsx'
import classes from './menu-pages.module.css'
import type { MenuSearch } from './menu-search.ts'

/** Pagination for a long menu. Real links, so that every dish can be reached without JavaScript too. */
export function MenuPages({ search, total }: { search: MenuSearch; total: number }) {
  const { page = 1 } = search
  const pageCount = Math.ceil(total / MENU_PAGE_LENGTH)
  if (pageCount < 2) return null
  const to = (other: number) => ({ ...search, page: other === 1 ? undefined : other })
  return (
    <nav className={classes.pages} aria-label="Pages of the menu">
      {page > 1 && (
        <ButtonLink to="/order-online" search={to(page - 1)} resetScroll={false} look="outline">
          Previous dishes
        </ButtonLink>
      )}
      <p>{`Page ${page} of ${pageCount}`}</p>
      {page < pageCount && (
        <ButtonLink to="/order-online" search={to(page + 1)} resetScroll={false} look="outline">
          Next dishes
        </ButtonLink>
      )}
    </nav>
  )
}
